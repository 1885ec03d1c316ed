// The package types its whole but not its single tables.
declare module "opencc-js/dict/*" {
  const table: string;
  // biome-ignore lint/style/noDefaultExport: so the package has it
  export default table;
}
