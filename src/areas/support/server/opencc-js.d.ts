// The package has types as a whole, but not for its single tables.
declare module "opencc-js/dict/*" {
  const table: string;
  // biome-ignore lint/style/noDefaultExport: the package exports it this way
  export default table;
}
