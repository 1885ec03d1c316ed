import { deskTopicHandlers } from "#areas/upgrade/server/topics.ts";
import { DESK_HOME } from "#base/site/paths.ts";
import * as approvals from "#desk/approvals/contract.ts";
import { handlers as approvalHandlers } from "#desk/approvals/server.ts";
import * as certificates from "#desk/certificates/contract.ts";
import { handlers as certificateHandlers } from "#desk/certificates/server.ts";
import * as chat from "#desk/chat/contract.ts";
import { topics as chatTopics } from "#desk/chat/jobs.ts";
import { handlers as chatHandlers } from "#desk/chat/server.ts";
import * as content from "#desk/content/contract.ts";
import { handlers as contentHandlers } from "#desk/content/server.ts";
import * as customerFiles from "#desk/customers/contract/file.ts";
import * as customerHelp from "#desk/customers/contract/help.ts";
import { helpHandlers } from "#desk/customers/server/help.ts";
import { handlers as fileHandlers } from "#desk/customers/server.ts";
import * as disputes from "#desk/disputes/contract.ts";
import { handlers as disputeHandlers } from "#desk/disputes/server.ts";
import * as home from "#desk/home/contract.ts";
import { handlers as homeHandlers, queueTopicHandlers } from "#desk/home/server.ts";
import * as inquiries from "#desk/inquiries/contract.ts";
import { handlers as inquiryHandlers } from "#desk/inquiries/server.ts";
import * as refunds from "#desk/refunds/contract.ts";
import { handlers as refundHandlers } from "#desk/refunds/server.ts";
import * as reports from "#desk/reports/contract.ts";
import { handlers as reportHandlers } from "#desk/reports/server.ts";
import * as members from "#desk/staff/contract/members.ts";
import * as passkeys from "#desk/staff/contract/passkeys.ts";
import * as session from "#desk/staff/contract/session.ts";
import * as staff from "#desk/staff/contract.ts";
import { memberHandlers } from "#desk/staff/server/members.ts";
import { passkeyHandlers } from "#desk/staff/server/passkeys.ts";
import { sessionHandlers } from "#desk/staff/server/session.ts";
import { handlers as staffHandlers } from "#desk/staff/server.ts";
import * as video from "#desk/video/contract.ts";
import { videoHandlers } from "#desk/video/server.ts";
import { area, type Endpoint } from "#server/api/call-context.ts";
import { guestShares } from "#server/limits/guest-share.ts";
import type { TopicRule } from "#server/live/caller.ts";
import { mountLive } from "#server/live/mount.ts";
import { staffCallers } from "#server/session/callers.ts";
import { streamCallers } from "#server/session/live.ts";
import { staffKey } from "#server/session/staff-sessions.ts";
import type { RunningServices } from "../services.ts";
import type { Site } from "./open.ts";

/** The calls of the desk: one line per area. */
export const deskEndpoints: readonly Endpoint[] = [
  ...area("desk", staff, staffHandlers),
  ...area("desk", members, memberHandlers),
  ...area("desk", passkeys, passkeyHandlers),
  ...area("desk", session, sessionHandlers),
  ...area("desk", home, homeHandlers),
  ...area("desk", certificates, certificateHandlers),
  ...area("desk", inquiries, inquiryHandlers),
  ...area("desk", disputes, disputeHandlers),
  ...area("desk", refunds, refundHandlers),
  ...area("desk", approvals, approvalHandlers),
  ...area("desk", customerFiles, fileHandlers),
  ...area("desk", customerHelp, helpHandlers),
  ...area("desk", chat, chatHandlers),
  ...area("desk", video, videoHandlers),
  ...area("desk", reports, reportHandlers),
  ...area("desk", content, contentHandlers),
];

/** The topics that pages of the desk may subscribe to: one line per kind. */
export const deskTopics: readonly TopicRule[] = [
  ...queueTopicHandlers,
  ...chatTopics,
  ...deskTopicHandlers,
];

/** The staff's desk: its own port, its own callers, and nothing of the customers' site. */
export function deskSite(
  address: Site["address"],
  services: RunningServices,
  endpoints: readonly Endpoint[],
): Site {
  const callers = staffCallers(services.staffSessions);
  const callerOf = streamCallers(callers, {
    now: services.now,
    watch: ({ staff }, onChange) =>
      staff ? services.sessions.watch(staffKey(staff.id), onChange) : null,
  });
  return {
    name: "desk",
    home: DESK_HOME,
    headers: { "x-robots-tag": "noindex, nofollow" },
    endpoints,
    callers,
    db: services.deskDb,
    // Whoever signs in is a visitor until then: with a visitor's rights, and connections of their own.
    guestDb: guestShares(services.db, { signIns: 1, others: 1 }),
    address,
    extras: (app) => mountLive(app, { ...services, rules: deskTopics, callerOf }),
  };
}
