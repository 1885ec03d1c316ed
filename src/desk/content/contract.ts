import { Type as T } from "typebox";
import { call } from "#base/call/call.ts";
import { moment, orNull, typedText } from "#base/call/fields.ts";
import { CONTENT_LENGTH } from "#base/content/entry.ts";
import { REASON_LENGTH } from "#desk/approvals/rules.ts";
import { contentKinds, rateKinds, VERSIONS_SHOWN, type VersionState } from "./rules.ts";

const LISTED_MOST = 1_000;
const NUMBER_MOST = 999_999_999;

const kind = T.Enum([...contentKinds], { description: "the folder of content/" });
const item = T.Integer({ minimum: 1, maximum: NUMBER_MOST });
const version = T.Integer({ minimum: 1, maximum: NUMBER_MOST });
/** What staff type: the value of a form's date and time field. */
const typedMoment = T.String({
  pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$",
  description: "YYYY-MM-DDThh:mm in Taipei",
});
const read = "staff:content.read" as const;
const write = "staff:content.publish" as const;

/** All items of a kind, published and drafts. */
export const listContent = call({
  method: "GET",
  path: "/v1/desk/content/{kind}",
  summary: "All items of a kind: published, scheduled and drafts",
  who: read,
  input: T.Object({ kind }),
  output: T.Object({
    items: T.Array(
      T.Object({
        item: T.Integer(),
        title: T.String(),
        isPublic: T.Boolean(),
        scheduledFor: orNull(moment),
      }),
      { maxItems: LISTED_MOST },
    ),
    nextItem: orNull(
      T.Integer({ description: "the number that a new one takes; null where all are there" }),
    ),
    concern: orNull(T.String({ description: "what editors should know of the kind" })),
  }),
  errors: [],
});

/** One item: its newest text, and its versions. */
export const readContent = call({
  method: "GET",
  path: "/v1/desk/content/{kind}/{item}",
  summary: "The newest text of an item in the format of content/, and its versions",
  who: read,
  input: T.Object({ kind, item }),
  output: T.Object({
    title: T.String({ description: "what it is called in the caller's language" }),
    text: T.String(),
    publicUrl: orNull(
      T.String({ description: "its page on the customers' site; null while it is not there" }),
    ),
    note: orNull(T.String({ description: "what editors should know before they change it" })),
    request: orNull(
      T.Object(
        {
          id: T.String(),
          version: T.Integer(),
          requestedBy: T.String(),
          requestedAt: moment,
          isMine: T.Boolean(),
        },
        { description: "the change of these rates that waits for a colleague" },
      ),
    ),
    versions: T.Array(
      T.Object({
        version: T.Integer(),
        state: T.Enum(["draft", "scheduled", "live", "ended"] satisfies VersionState[]),
        madeAt: moment,
        madeBy: T.String(),
        publishFrom: orNull(moment),
        publishUntil: orNull(moment),
      }),
      { maxItems: VERSIONS_SHOWN },
    ),
  }),
  errors: ["CONT000002"],
});

/** The options for the fields of a kind. */
export const listContentChoices = call({
  method: "GET",
  path: "/v1/desk/content/{kind}/choices",
  summary: "The fields of a kind that take one of a few values, each value with its word",
  who: read,
  input: T.Object({ kind }),
  output: T.Object({
    choices: T.Record(
      T.String(),
      T.Array(T.Object({ value: T.String(), label: T.String() }), { maxItems: LISTED_MOST }),
    ),
  }),
  errors: [],
});

/** The text of one version. */
export const readContentVersion = call({
  method: "GET",
  path: "/v1/desk/content/{kind}/{item}/versions/{version}",
  summary: "The text of one version, and in which lines it differs from the one before",
  who: read,
  input: T.Object({ kind, item, version }),
  output: T.Object({
    text: T.String(),
    difference: T.Array(T.Object({ kind: T.Enum(["same", "added", "removed"]), text: T.String() })),
  }),
  errors: ["CONT000002"],
});

/** Saves a new version as a draft. */
export const saveContent = call({
  method: "POST",
  path: "/v1/desk/content/{kind}",
  summary: "Saves a file in the format of content/ as a new version; nobody sees it yet",
  who: write,
  input: T.Object({ kind, text: T.String({ minLength: 1, maxLength: CONTENT_LENGTH }) }),
  output: T.Object({ item: T.Integer(), version: T.Integer() }),
  details: T.Object({
    flaws: T.Array(T.Object({ line: T.Integer(), text: T.String() })),
  }),
  errors: ["CONT000001"],
});

/** Publishes a version now or later, permanently or until a given moment. */
export const publishContent = call({
  method: "POST",
  path: "/v1/desk/content/{kind}/{item}/versions/{version}/publication",
  summary: "Publishes a version, now or from a moment on, for good or until a moment",
  who: write,
  input: T.Object({
    kind,
    item,
    version,
    from: T.Optional(typedMoment),
    until: T.Optional(typedMoment),
  }),
  output: T.Object({ state: T.Enum(["scheduled", "live"]) }),
  errors: ["CONT000001", "CONT000002", "CONT000003", "CONT000004", "CONT000005"],
});

/** Requests the publication of rates, which a colleague approves. */
export const requestRates = call({
  method: "POST",
  path: "/v1/desk/content/{kind}/{item}/versions/{version}/request",
  summary: "Asks a colleague to approve a version of rates, now or from a moment on",
  who: write,
  input: T.Object({
    kind: T.Enum([...rateKinds]),
    item,
    version,
    from: T.Optional(typedMoment),
    reason: typedText(REASON_LENGTH),
  }),
  output: T.Object({ request: T.String() }),
  details: T.Object({
    flaws: T.Array(T.Object({ line: T.Integer(), text: T.String() })),
  }),
  errors: ["CONT000001", "CONT000002", "CONT000006", "CONT000007"],
});

/** Makes a scheduled version a draft again. */
export const cancelSchedule = call({
  method: "POST",
  path: "/v1/desk/content/{kind}/{item}/versions/{version}/cancellation",
  summary: "Cancels the publication of a version that is scheduled; it is a draft again",
  who: write,
  input: T.Object({ kind, item, version }),
  output: T.Object({}),
  errors: ["CONT000002"],
});

/** Unpublishes an item. */
export const withdrawContent = call({
  method: "POST",
  path: "/v1/desk/content/{kind}/{item}/withdrawal",
  summary: "Unpublishes an item, and cancels its scheduled versions",
  who: write,
  input: T.Object({ kind, item }),
  output: T.Object({}),
  errors: ["CONT000002", "CONT000004"],
});

/** The public page as it will look. */
export const previewContent = call({
  method: "GET",
  path: "/v1/desk/content/{kind}/{item}/preview",
  summary: "The public page of an item with one of its versions, or with what is due at a moment",
  who: read,
  input: T.Object({
    kind,
    item,
    version: T.Optional(version),
    at: T.Optional(typedMoment),
  }),
  output: T.Object({
    status: T.Integer({ description: "404 where the site will show nothing at that moment" }),
    html: T.String(),
  }),
  errors: ["CONT000002"],
});
