// The package types its whole but not its single tables.
declare module "opencc-js/dict/*" {
  const table: string;
  export default table;
}
