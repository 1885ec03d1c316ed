import { DeskForm } from "#desk/ui/DeskForm.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import type { FileParts } from "./file-parts.ts";

/** The requests about the customer that need a colleague's approval. */
export function Requests({ texts, file, kinds, requestStates, frame }: FileParts) {
  if (file.requests.length === 0) return null;
  return (
    <section aria-labelledby="requests">
      <h2 id="requests">{texts.requests}</h2>
      <Table
        id="requests-table"
        caption={texts.requests}
        captionHidden
        stacked
        columns={[
          { label: texts.action },
          { label: texts.about },
          { label: texts.why },
          { label: texts.requestedBy },
          { label: texts.requestedAt },
          { label: texts.state },
        ]}
        rows={file.requests.map((request) => ({
          key: request.id,
          cells: [
            kinds[request.kind],
            request.about ?? texts.none,
            request.reason,
            request.requestedBy,
            request.requestedAt,
            request.isMine && request.state === "waiting" ? (
              <DeskForm
                key="withdraw"
                name="withdraw"
                label={`${texts.withdraw} ${kinds[request.kind]}`}
                acted={undefined}
                errorTitle={frame.errorTitle}
                values={{ item: request.id }}
                layout="line"
              >
                {requestStates[request.state]} <Button variant="link">{texts.withdraw}</Button>
              </DeskForm>
            ) : (
              requestStates[request.state]
            ),
          ],
        }))}
      />
    </section>
  );
}
