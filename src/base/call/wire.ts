// The specification's field names exist only on the wire. A contract names its fields in words and
// gives each field's wire name; a codec built from it translates at the /v1 border.

import { Type as T, type TBoolean, type TOptional, type TSchema } from "typebox";
import type { Call } from "./call.ts";

/** Wire annotations of a schema. */
interface OnWire {
  wireName?: string;
  /** A boolean sent as Y or N. */
  wireFlag?: true;
}

type JsonSchema = TSchema &
  OnWire & {
    type?: string;
    properties?: Record<string, JsonSchema>;
    required?: string[];
    items?: JsonSchema;
    anyOf?: JsonSchema[];
  };

type Translate = (value: unknown) => unknown;

/** Translates values of one schema between the bank's names and the wire's. */
export interface Codec {
  /** The schema as the wire sees it. */
  schema: TSchema;
  fromWire: Translate;
  toWire: Translate;
  /** The wire name of a field; an unknown name is returned unchanged. */
  wireName(field: string): string;
  /** The bank's name of a wire field. */
  fieldName(onWire: string): string;
}

/** A field with a different name on the wire. */
export function wire<S extends TSchema>(name: string, schema: S): S {
  return annotated(schema, { wireName: name });
}

/** A boolean that is Y or N on the wire. */
export function flag(name: string, options: { description?: string } = {}): TBoolean {
  return annotated(T.Boolean(options), { wireName: name, wireFlag: true });
}

/** The same, optional. */
export function optionalFlag(
  name: string,
  options: { description?: string } = {},
): TOptional<TBoolean> {
  return T.Optional(flag(name, options));
}

/** A copy with an annotation; the schema library's non-enumerable properties are copied too. */
function annotated<S extends TSchema>(schema: S, note: OnWire): S {
  const copy = Object.create(null, Object.getOwnPropertyDescriptors(schema));
  return Object.assign(copy, note);
}

/** The codec of a schema; built once, when calls are mounted or first made. */
export function codecOf(schema: TSchema): Codec {
  const { wireSchema, decode, encode } = partOf(schema as JsonSchema);
  const names = new Map(
    Object.entries((schema as JsonSchema).properties ?? {}).map(([name, property]) => [
      name,
      property.wireName ?? name,
    ]),
  );
  const fields = new Map([...names].map(([name, onWire]) => [onWire, name]));
  return {
    schema: wireSchema,
    fromWire: decode ?? unchanged,
    toWire: encode ?? unchanged,
    wireName: (field) => names.get(field) ?? field,
    fieldName: (onWire) => fields.get(onWire) ?? onWire,
  };
}

/** The codecs of a call. */
export interface CallCodec {
  input: Codec;
  output: Codec;
  /** For the content of refusals, where it has wire names. */
  details: Codec | null;
}

const codecs = new WeakMap<object, CallCodec>();

/** The codecs of a call, built on first use. */
export function callCodec(call: Pick<Call, "input" | "output" | "details">): CallCodec {
  const made = codecs.get(call) ?? {
    input: codecOf(call.input),
    output: codecOf(call.output),
    details: call.details ? codecOf(call.details) : null,
  };
  codecs.set(call, made);
  return made;
}

/** A schema's part of a codec; without functions where the value is the same on both sides. */
interface Part {
  wireSchema: JsonSchema;
  decode: Translate | null;
  encode: Translate | null;
}

function unchanged(value: unknown): unknown {
  return value;
}

function partOf(annotatedSchema: JsonSchema): Part {
  const { wireName: _name, wireFlag, ...schema } = annotatedSchema as JsonSchema;
  if (wireFlag) return flagPart(schema as JsonSchema);
  if (schema.properties) return objectPart(schema as JsonSchema, schema.properties);
  if (schema.items) return arrayPart(schema as JsonSchema, schema.items);
  if (schema.anyOf) return unionPart(schema as JsonSchema, schema.anyOf);
  return { wireSchema: schema as JsonSchema, decode: null, encode: null };
}

function flagPart({ type: _boolean, ...rest }: JsonSchema): Part {
  return {
    wireSchema: { enum: ["Y", "N"], ...rest } as JsonSchema,
    decode: (value) => value === "Y",
    encode: (value) => (value ? "Y" : "N"),
  };
}

function objectPart(schema: JsonSchema, properties: Record<string, JsonSchema>): Part {
  const fields = Object.entries(properties).map(([name, property]) => ({
    name,
    onWire: property.wireName ?? name,
    part: partOf(property),
  }));
  const onWire = new Map(fields.map((field) => [field.name, field.onWire]));
  const wireSchema = {
    ...schema,
    ...(schema.required && { required: schema.required.map((name) => onWire.get(name) ?? name) }),
    properties: Object.fromEntries(
      fields.map((field) => [field.onWire, field.part.wireSchema] as const),
    ),
  } as JsonSchema;
  const isSame = fields.every(
    ({ name, onWire, part }) => name === onWire && part.decode === null && part.encode === null,
  );
  if (isSame) return { wireSchema, decode: null, encode: null };
  return {
    wireSchema,
    decode: renaming(
      fields.map((each) => ({
        ...each,
        from: each.onWire,
        to: each.name,
        translate: each.part.decode,
      })),
    ),
    encode: renaming(
      fields.map((each) => ({
        ...each,
        from: each.name,
        to: each.onWire,
        translate: each.part.encode,
      })),
    ),
  };
}

interface Renamed {
  from: string;
  to: string;
  translate: Translate | null;
}

/** Renames an object's fields; absent fields stay absent. */
function renaming(fields: readonly Renamed[]): Translate {
  return (value) => {
    const given = value as Record<string, unknown>;
    const made: Record<string, unknown> = {};
    for (const { from, to, translate } of fields) {
      const inner = given[from];
      if (inner !== undefined) made[to] = translate ? translate(inner) : inner;
    }
    return made;
  };
}

function arrayPart(schema: JsonSchema, items: JsonSchema): Part {
  const inner = partOf(items);
  const each = (translate: Translate | null): Translate | null =>
    translate && ((value) => (value as unknown[]).map(translate));
  return {
    wireSchema: { ...schema, items: inner.wireSchema } as JsonSchema,
    decode: each(inner.decode),
    encode: each(inner.encode),
  };
}

/** A union may hold one object schema with wire names; its other members must be plain values. */
function unionPart(schema: JsonSchema, branches: readonly JsonSchema[]): Part {
  const parts = branches.map(partOf);
  const renamed = parts.filter(({ decode, encode }) => decode !== null || encode !== null);
  if (renamed.length > 1) throw new Error("a union on the wire has two shapes with own names");
  const ofObjects = (translate: Translate | null | undefined): Translate | null =>
    translate
      ? (value) => (typeof value === "object" && value !== null ? translate(value) : value)
      : null;
  return {
    wireSchema: { ...schema, anyOf: parts.map(({ wireSchema }) => wireSchema) } as JsonSchema,
    decode: ofObjects(renamed[0]?.decode),
    encode: ofObjects(renamed[0]?.encode),
  };
}
