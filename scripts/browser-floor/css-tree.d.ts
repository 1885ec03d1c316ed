// css-tree has no types; these are the parts that the check reads.
declare module "css-tree" {
  /** A node of a style sheet after `toPlainObject`, where lists are arrays. */
  export interface CssNode {
    type: string;
    name?: string;
    property?: string;
    unit?: string;
    feature?: string;
    flags?: string | null;
    nth?: CssNode;
    selector?: CssNode | null;
    prelude?: CssNode | null;
    block?: CssNode | null;
    declaration?: CssNode;
    condition?: CssNode | null;
    children?: CssNode[] | null;
    value?: string | CssNode | null;
    loc?: { start: { offset: number }; end: { offset: number } } | null;
  }

  export function parse(
    text: string,
    options: {
      positions: boolean;
      parseCustomProperty: boolean;
      onParseError: (fault: { message: string; offset: number }) => void;
    },
  ): CssNode;

  export function toPlainObject(node: CssNode): CssNode;
}
