import { useRef, useState } from "react";
import type { Output } from "#base/call/call.ts";
import { DeskForm, useTyped } from "#desk/ui/DeskForm.tsx";
import type { Acted } from "#desk/ui/open-desk.ts";
import { Table } from "#web/ui/data/Table.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Button } from "#web/ui/forms/Button.tsx";
import { Field } from "#web/ui/forms/Field.tsx";
import { Select } from "#web/ui/forms/Select.tsx";
import type { readAccount } from "../../contract.ts";
import { PASSKEY_LABEL, PASSKEYS_MOST } from "../../rules/passkeys.ts";
import type { Texts } from "../../texts/zh.ts";
import { newPasskey } from "./new-passkey.ts";

interface Props {
  texts: Texts;
  errorTitle: string;
  passkeys: Output<typeof readAccount>["passkeys"];
  acted: Acted | undefined;
}

/** One's own passkeys, and a new one. */
export function Passkeys({ texts, errorTitle, passkeys, acted }: Props) {
  const words = texts.passkeys;
  const done = acted?.ok && { passkey: words.added, removal: words.removed }[acted.form];
  return (
    <>
      <h2 id="passkeys">{words.title}</h2>
      <p>{words.lead}</p>
      {done && (
        <Notice kind="success" word={words.done} live>
          <p>{done}</p>
        </Notice>
      )}
      {passkeys.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Table
          id="passkey-list"
          caption={words.title}
          captionHidden
          stacked
          columns={[words.label, words.madeAt, words.usedAt].map((label) => ({ label }))}
          rows={passkeys.map(({ passkey, label, madeAt, usedAt }) => ({
            key: passkey,
            cells: [label, madeAt, usedAt ?? words.never],
          }))}
        />
      )}
      {passkeys.length > 0 && (
        <Removal key={`removal ${passkeys.length}`} {...{ texts, errorTitle, passkeys, acted }} />
      )}
      {passkeys.length < PASSKEYS_MOST && (
        <NewPasskey key={passkeys.length} {...{ texts, errorTitle, acted }} />
      )}
    </>
  );
}

/** Removing a key needs a code too: whoever took over a session must not lock its owner out. */
function Removal({ texts, errorTitle, passkeys, acted }: Props) {
  const typedOf = useTyped("removal", acted);
  const words = texts.passkeys;
  return (
    <DeskForm name="removal" label={words.remove} acted={acted} errorTitle={errorTitle}>
      <Select
        name="passkey"
        label={words.which}
        choices={passkeys.map(({ passkey, label }) => ({ value: passkey, label }))}
        {...typedOf("passkey")}
      />
      <Field
        name="removalCode"
        label={texts.code}
        hint={texts.codeHint}
        variant="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={typedOf("removalCode").error}
      />
      <Button variant="danger">{words.remove}</Button>
    </DeskForm>
  );
}

/** The device makes the key first; then the form goes, with the code that proves who is sitting there. */
function NewPasskey({ texts, errorTitle, acted }: Omit<Props, "passkeys">) {
  const typedOf = useTyped("passkey", acted);
  const credential = useRef<HTMLInputElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  const [error, setError] = useState("");
  const words = texts.passkeys;
  async function make() {
    setError("");
    try {
      const made = await newPasskey();
      if (made === null) return setError(words.unsupported);
      if (credential.current) credential.current.value = made;
      send.current?.click();
    } catch {
      setError(words.failed);
    }
  }
  return (
    <DeskForm name="passkey" label={words.add} acted={acted} errorTitle={errorTitle}>
      <Field
        name="label"
        label={words.label}
        hint={words.labelHint}
        maxLength={PASSKEY_LABEL}
        {...typedOf("label")}
      />
      <Field
        name="appCode"
        label={texts.code}
        hint={texts.codeHint}
        variant="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={typedOf("appCode").error}
      />
      <input ref={credential} type="hidden" name="credential" />
      <p role="status">{error}</p>
      <Button type="button" onClick={() => void make()}>
        {words.add}
      </Button>
      <button ref={send} type="submit" hidden tabIndex={-1} aria-hidden="true" />
    </DeskForm>
  );
}
