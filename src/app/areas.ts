import * as accountGoals from "#areas/account/contract/goals.ts";
import * as accountSummary from "#areas/account/contract/summary.ts";
import * as account from "#areas/account/contract.ts";
import * as accountJobs from "#areas/account/jobs.ts";
import { goalHandlers } from "#areas/account/server/goals.ts";
import { summaryHandlers } from "#areas/account/server/summary.ts";
import { handlers as accountHandlers } from "#areas/account/server.ts";
import * as boardBanners from "#areas/board/contract/banners.ts";
import * as board from "#areas/board/contract.ts";
import { bannerHandlers } from "#areas/board/server/banners.ts";
import { handlers as boardHandlers } from "#areas/board/server.ts";
import * as cardCalls from "#areas/cards/contract/cards.ts";
import * as disputeCalls from "#areas/cards/contract/disputes.ts";
import * as cardsJobs from "#areas/cards/jobs.ts";
import { cardHandlers } from "#areas/cards/server/card-handlers.ts";
import { disputeHandlers } from "#areas/cards/server/dispute-handlers.ts";
import * as certificateReads from "#areas/certificates/contract/reads.ts";
import * as certificateRequests from "#areas/certificates/contract/requests.ts";
import * as certificatesJobs from "#areas/certificates/jobs.ts";
import { requestHandlers } from "#areas/certificates/server/requests.ts";
import { readHandlers as certificateReadHandlers } from "#areas/certificates/server.ts";
import * as chat from "#areas/chat/contract.ts";
import * as chatJobs from "#areas/chat/jobs.ts";
import { handlers as chatHandlers } from "#areas/chat/server.ts";
import * as citizenCard from "#areas/citizen-card/contract.ts";
import { handlers as citizenCardHandlers } from "#areas/citizen-card/server.ts";
import * as customer from "#areas/customer/contract.ts";
import { handlers as customerHandlers } from "#areas/customer/server.ts";
import * as funds from "#areas/funds/contract.ts";
import { handlers as fundsHandlers } from "#areas/funds/server.ts";
import * as inquiry from "#areas/inquiry/contract.ts";
import { handlers as inquiryHandlers } from "#areas/inquiry/server.ts";
import * as insuranceApplications from "#areas/insurance/contract/applications.ts";
import * as insuranceHandOver from "#areas/insurance/contract/hand-over.ts";
import * as insurancePlans from "#areas/insurance/contract/plans.ts";
import * as insuranceTravel from "#areas/insurance/contract/travel.ts";
import * as insuranceJobs from "#areas/insurance/jobs.ts";
import { applicationHandlers } from "#areas/insurance/server/applications.ts";
import { handOverHandlers } from "#areas/insurance/server/hand-over.ts";
import { planHandlers } from "#areas/insurance/server/plans.ts";
import * as kit from "#areas/kit/contract.ts";
import { handlers as kitHandlers } from "#areas/kit/server.ts";
import * as ownLoans from "#areas/loan/contract/own.ts";
import * as loan from "#areas/loan/contract.ts";
import { ownLoanHandlers } from "#areas/loan/server/own.ts";
import { handlers as loanHandlers } from "#areas/loan/server.ts";
import * as loginDevices from "#areas/login/contract/devices.ts";
import * as loginRecovery from "#areas/login/contract/recovery.ts";
import * as loginSession from "#areas/login/contract/session.ts";
import { deviceHandlers } from "#areas/login/server/devices.ts";
import { recoveryHandlers } from "#areas/login/server/recovery.ts";
import { sessionHandlers } from "#areas/login/server/session.ts";
import * as mobileApp from "#areas/mobile-app/contract.ts";
import { appHandlers } from "#areas/mobile-app/server.ts";
import * as outbox from "#areas/outbox/contract.ts";
import { handlers as outboxHandlers } from "#areas/outbox/server.ts";
import * as panic from "#areas/panic/contract.ts";
import { handlers as panicHandlers } from "#areas/panic/server.ts";
import * as products from "#areas/products/contract.ts";
import { handlers as productsHandlers } from "#areas/products/server.ts";
import * as rates from "#areas/rates/contract.ts";
import { handlers as ratesHandlers } from "#areas/rates/server.ts";
import * as resources from "#areas/resources/contract.ts";
import { handlers as resourcesHandlers } from "#areas/resources/server.ts";
import * as search from "#areas/search/contract.ts";
import * as searchJobs from "#areas/search/jobs.ts";
import { handlers as searchHandlers } from "#areas/search/server.ts";
import * as securitiesRankings from "#areas/securities/contract/rankings.ts";
import * as securitiesStocks from "#areas/securities/contract/stocks.ts";
import { rankingHandlers, stockHandlers } from "#areas/securities/server.ts";
import * as supportHolidays from "#areas/support/contract/holidays.ts";
import * as supportMisses from "#areas/support/contract/misses.ts";
import * as support from "#areas/support/contract.ts";
import * as supportJobs from "#areas/support/jobs.ts";
import { missHandlers } from "#areas/support/server/counts.ts";
import { holidayHandlers } from "#areas/support/server/holidays.ts";
import { handlers as supportHandlers } from "#areas/support/server.ts";
import * as transferReads from "#areas/transfer/contract/reads.ts";
import * as transferReceipts from "#areas/transfer/contract/receipt-file.ts";
import * as transferSteps from "#areas/transfer/contract/steps.ts";
import { readHandlers } from "#areas/transfer/server/reads.ts";
import { receiptFileHandlers } from "#areas/transfer/server/receipt-file.ts";
import { stepHandlers } from "#areas/transfer/server/steps.ts";
import * as upgradeCalls from "#areas/upgrade/contract/calls.ts";
import * as upgradeSteps from "#areas/upgrade/contract/steps.ts";
import * as upgradeJobs from "#areas/upgrade/jobs.ts";
import { callHandlers } from "#areas/upgrade/server/calls.ts";
import { stepHandlers as upgradeStepHandlers } from "#areas/upgrade/server/steps.ts";
import { customerTopicHandlers } from "#areas/upgrade/server/topics.ts";
import * as verification from "#areas/verification/contract.ts";
import { handlers as verificationHandlers } from "#areas/verification/server/handlers.ts";
import type { Db } from "#db/db.ts";
import * as deskContentJobs from "#desk/content/jobs.ts";
import * as deskCustomerJobs from "#desk/customers/jobs.ts";
import * as deskQueueJobs from "#desk/queues/jobs.ts";
import * as deskStaffJobs from "#desk/staff/jobs.ts";
import { area, type Endpoint } from "#server/api/call-context.ts";
import type { Lifecycle } from "#server/http/lifecycle.ts";
import type { TopicRule } from "#server/live/caller.ts";

/** The whole API: one line per area. */
export const areas: Endpoint[] = [
  ...area("account", account, accountHandlers),
  ...area("account", accountSummary, summaryHandlers),
  ...area("account", accountGoals, goalHandlers),
  ...area("board", board, boardHandlers),
  ...area("board", boardBanners, bannerHandlers),
  ...area("cards", cardCalls, cardHandlers),
  ...area("cards", disputeCalls, disputeHandlers),
  ...area("certificates", certificateReads, certificateReadHandlers),
  ...area("certificates", certificateRequests, requestHandlers),
  ...area("chat", chat, chatHandlers),
  ...area("citizen-card", citizenCard, citizenCardHandlers),
  ...area("customer", customer, customerHandlers),
  ...area("funds", funds, fundsHandlers),
  ...area("inquiry", inquiry, inquiryHandlers),
  ...area("insurance", { ...insurancePlans, ...insuranceTravel }, planHandlers),
  ...area("insurance", insuranceApplications, applicationHandlers),
  ...area("insurance", insuranceHandOver, handOverHandlers),
  ...area("loan", loan, loanHandlers),
  ...area("loan", ownLoans, ownLoanHandlers),
  ...area("login", loginSession, sessionHandlers),
  ...area("login", loginRecovery, recoveryHandlers),
  ...area("login", loginDevices, deviceHandlers),
  ...area("panic", panic, panicHandlers),
  ...area("products", products, productsHandlers),
  ...area("rates", rates, ratesHandlers),
  ...area("resources", resources, resourcesHandlers),
  ...area("search", search, searchHandlers),
  ...area("securities", securitiesStocks, stockHandlers),
  ...area("securities", securitiesRankings, rankingHandlers),
  ...area("support", support, supportHandlers),
  ...area("support", supportHolidays, holidayHandlers),
  ...area("transfer", transferReads, readHandlers),
  ...area("transfer", transferReceipts, receiptFileHandlers),
  ...area("transfer", transferSteps, stepHandlers),
  ...area("upgrade", upgradeSteps, upgradeStepHandlers),
  ...area("upgrade", upgradeCalls, callHandlers),
  ...area("verification", verification, verificationHandlers),
];

/** The topics that customers' pages may subscribe to. */
export const topics: readonly TopicRule[] = [...chatJobs.topics, ...customerTopicHandlers];

/** What areas do besides handling calls. */
export const lifecycles: readonly Lifecycle[] = [
  accountJobs,
  cardsJobs,
  certificatesJobs,
  chatJobs,
  insuranceJobs,
  searchJobs,
  supportJobs,
  upgradeJobs,
  deskContentJobs,
  deskStaffJobs,
  deskQueueJobs,
  deskCustomerJobs,
];

/** For developers only: absent in production, and in a demonstration only for its own machine. */
export const builderAreas: Endpoint[] = [
  ...area("kit", kit, kitHandlers),
  ...area("outbox", outbox, outboxHandlers),
  ...area("support", supportMisses, missHandlers),
].map((endpoints) => ({ ...endpoints, forBuilders: true }));

/** The stand-in for the mobile app, with the desk's permissions; for developers, too. */
export function appStandIn(deskDb: Db): Endpoint[] {
  return area("mobile-app", mobileApp, appHandlers(deskDb)).map((endpoint) => ({
    ...endpoint,
    forBuilders: true,
  }));
}
