import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { contextFactory, nobodysContext } from "../api/request-context.ts";
import { RequestRejected } from "../http/guard.ts";
import { everyPage } from "../http/headers.ts";
import { sendOutage } from "../http/outage.ts";
import type { CountedSlots } from "../limits/counted-slots.ts";
import { guestPages } from "../limits/guest-pages.ts";
import { networkOf } from "../limits/network.ts";
import { takeFiles, takeForms } from "../uploads/large-forms.ts";
import { FORM_BYTES_MOST, HEARD_BYTES_MOST } from "../uploads/multipart.ts";
import { mountUnsupported } from "./browser.ts";
import { BUILT_FILES, mountBuiltFiles } from "./built-files.ts";
import { databaseWatch } from "./database-watch.ts";
import { mountDownloads } from "./downloads.ts";
import { shareOf } from "./page-address.ts";
import { type PageBundle, type PageEntry, type Render, renderer } from "./render.ts";
import { routesAre } from "./route-kind.ts";
import { bundleOf, screenFinder, screensWithFiles } from "./screens.ts";
import { type ServeParts, type Serving, servePage } from "./serve.ts";
import { chosenCookies } from "./visitor.ts";

/** What the pages need from the rest of the bank. */
export interface PageParts extends ServeParts {
  directory: string;
  /** Where `/` redirects to on a site that has no page there. */
  home: string | null;
  /** Of one network; all guests together get as many drawn. */
  pagesPerMinute: number;
  uploads: CountedSlots;
}

/** Every path that is not a call: files of the build, and pages. */
export async function mountPages(app: FastifyInstance, parts: PageParts): Promise<void> {
  const whole = (await import(join(parts.directory, "server/index.js"))) as PageBundle;
  const build = bundleOf(whole, parts.name);
  const watch = databaseWatch(parts.site.services.db);
  const serving: Serving = {
    parts,
    render: inTurns(renderer(build, parts), parts),
    find: screenFinder(build),
    contextOf: contextFactory(parts.site, "page"),
    nobody: nobodysContext(parts.site, "page"),
    outdatedNotice: (build.entry.module as unknown as PageEntry).outdatedNotice,
    watch,
  };
  app.addHook("onClose", async () => watch.close());
  await app.register(async (site) => {
    routesAre(site, "page");
    site.removeAllContentTypeParsers();
    // Read here and not by the page, so that the limit applies to every way of sending a body.
    site.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "buffer", bodyLimit: FORM_BYTES_MOST },
      (_request, body, done) => done(null, body),
    );
    site.addHook("onSend", (_request, reply, payload, done) => {
      // Whatever was sent, by whomever: only what was set on purpose differs.
      for (const [name, value] of Object.entries(everyPage)) {
        if (!reply.hasHeader(name)) reply.header(name, value);
      }
      done(null, payload);
    });
    site.setErrorHandler(sendOutage);
    await takePageForms(site, build, { serving, uploads: parts.uploads });
    const client = join(parts.directory, "client");
    mountBuiltFiles(site, client);
    await site.register(fastifyStatic, {
      root: client,
      wildcard: false,
      globIgnore: [BUILT_FILES],
      index: false,
      preCompressed: true,
      dotfiles: "ignore",
      setHeaders(reply) {
        reply.header("cache-control", "public, max-age=300");
      },
    });
    if (parts.name === "customers") await mountDownloads(site);
    site.head("/", async (_request, reply) => reply.send());
    const { home } = parts;
    if (home) {
      site.get("/", (request, reply) => {
        const cookies = chosenCookies(request);
        if (cookies.length > 0) reply.header("set-cookie", [...cookies]);
        return reply.redirect(home, 302);
      });
    }
    await mountUnsupported(site, parts.directory);
    site.get("*", (request, reply) => servePage(request, reply, serving));
    site.post("*", (request, reply) => servePage(request, reply, serving));
    site.route({
      method: ["PUT", "DELETE", "PATCH", "OPTIONS"],
      url: "*",
      handler: () => Promise.reject(new RequestRejected(405)),
    });
  });
}

/**
 * Forms of pages are small, except on screens that declare files. Their bodies are read up to the
 * maximum, though no more than allowed is stored: a visitor who chose too large a picture gets the
 * error beside it, and loses nothing that was typed.
 */
async function takePageForms(
  site: FastifyInstance,
  build: PageBundle,
  { serving, uploads }: { serving: Serving; uploads: CountedSlots },
): Promise<void> {
  for (const { path, files } of screensWithFiles(build)) {
    await site.register(async (scope) => {
      takeFiles(scope, { bytesMost: HEARD_BYTES_MOST, files }, uploads);
      scope.post(path, { config: { largeBody: true } }, (request, reply) =>
        servePage(request, reply, serving),
      );
    });
  }
  takeForms(site, { bytesMost: FORM_BYTES_MOST });
}

/** Renders guests' pages in turns between their networks, so that customers come in between. */
function inTurns(render: Render, { pagesPerMinute }: PageParts): Render {
  const turns = guestPages(pagesPerMinute);
  return (request, drawing) => {
    if (drawing.guest.signedIn) return render(request, drawing);
    const queue = turns(shareOf(drawing.address));
    return queue.run(networkOf(request.ip), async () => {
      // Whoever has left meanwhile needs no page.
      if (request.raw.socket.destroyed) throw new RequestRejected(400);
      return render(request, drawing);
    });
  };
}
