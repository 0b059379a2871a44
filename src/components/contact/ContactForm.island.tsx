import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { Company } from '../../content/schema.ts';
import { isTooLong, plainForm, prepare, send } from '../../mail/send.ts';
import { ContactFields } from './ContactFields.tsx';
import { FormReceipt, type Receipt } from './FormReceipt.tsx';
import { FormStatus, type Status } from './FormStatus.tsx';
import { mailtoAddress, type Message } from './mailtoAddress.ts';
import '../ui/Button.css';
import './ContactForm.css';
// The page carries the styles of what comes later.
import './EnquiryList.css';

type Props = Pick<Company, 'phone' | 'email'>;

/** Robots fill a form faster than this, in milliseconds; a person who does has to wait for the rest. */
const shortestFilling = 3000;

const sendingText = 'Skickar...';

/**
 * The message form. It is plain HTML that the browser can send by itself; with script it sends in place and tells how
 * it went.
 */
export function ContactForm({ phone, email }: Props) {
  const [status, setStatus] = useState<Status>({ state: 'idle' });
  /** The last message that arrived. It stays: the fields are empty, and what was asked is known nowhere else. */
  const [receipt, setReceipt] = useState<Receipt>();
  /** What the message is about in short, where the visitor came with that. */
  const [brought, setBrought] = useState<ReactNode>();
  const [hydrated, setHydrated] = useState(false);
  const trap = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const busy = useRef(false);
  const submitting = status.state === 'submitting';

  useEffect(() => {
    setHydrated(true);
    // Firefox keeps a button disabled when the page is loaded anew while a message is on its way.
    if (button.current) button.current.disabled = false;
    prepare().catch(() => {});
    if (location.search)
      void import('./enquiry.ts')
        .then(({ begin }) => begin(message.current))
        .then(setBrought)
        .catch(() => {});
  }, []);

  useEffect(() => {
    // A disabled button loses the focus; whoever pressed it gets it back with the answer.
    if ((status.state === 'sent' || status.state === 'failed') && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [status]);

  useEffect(() => {
    if (!submitting) return;
    // The browser asks before it leaves; a message that is broken off is lost, and Chromium forgets a form that is
    // loaded anew.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [submitting]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // State arrives a moment later than a second click; the flag does not.
    if (busy.current) return;
    busy.current = true;
    const form = event.currentTarget;
    setStatus({ state: 'submitting' });
    try {
      if (navigator.onLine) await waitLikeAPerson();
      const sent = readMessage(form);
      await sendUnlessTrapped(form, trap.current);
      form.reset();
      setBrought(undefined);
      setReceipt({ ...sent, time: new Date() });
      setStatus({ state: 'sent' });
    } catch (error) {
      console.error(error);
      setStatus({ state: 'failed', message: readMessage(form), reason: findReason(error) });
    } finally {
      busy.current = false;
    }
  }

  return (
    <>
      <form
        className="contact-form screen-only"
        id="formular"
        method="post"
        action={plainForm?.action ?? mailtoAddress(email)}
        encType={plainForm ? 'multipart/form-data' : 'text/plain'}
        onSubmit={submit}
        // The thanks are for what was sent, not for what lacks something.
        onInvalidCapture={() => setStatus((before) => (before.state === 'sent' ? { state: 'idle' } : before))}
        aria-label="Skriv till oss"
      >
        <div className="enquiry-brought">{brought}</div>
        <ContactFields readOnly={submitting} trap={trap} message={message} />
        {/* Before React has come the entry script marks a form that waits, and the styles show the button's other
            words. */}
        <button className="button" type="submit" disabled={submitting} data-sending={sendingText} ref={button}>
          <span>{submitting ? sendingText : 'Skicka meddelande'}</span>
        </button>
        {/*
         * Only for a form that the browser sends by itself: the library adds these fields on its own. They stand last,
         * because Chromium knows a form by its first two fields when it gives a visitor who comes back what was typed.
         */}
        {!hydrated &&
          plainForm &&
          Object.entries(plainForm.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <FormStatus status={status} phone={phone} email={email} />
      </form>
      {receipt && <FormReceipt receipt={receipt} />}
    </>
  );
}

/** Waits until the page is old enough for a person to have filled in its form. */
function waitLikeAPerson(): Promise<void> {
  // Once that time has passed the delay is negative, which is none.
  return new Promise((resolve) => setTimeout(resolve, shortestFilling - performance.now()));
}

function findReason(error: unknown): 'offline' | 'tooLong' | undefined {
  if (!navigator.onLine) return 'offline';
  return isTooLong(error) ? 'tooLong' : undefined;
}

/**
 * Sends the form without the trap field, which people cannot see; a robot that filled it in is told that it failed. The
 * field is emptied then, because it may have been the browser's autofill, and a person tries again.
 */
async function sendUnlessTrapped(form: HTMLFormElement, trap: HTMLInputElement | null): Promise<void> {
  if (trap?.value) {
    trap.value = '';
    throw new Error('The trap is filled in.');
  }
  if (trap) trap.disabled = true;
  try {
    await send(form);
  } finally {
    if (trap) trap.disabled = false;
  }
}

function readMessage(form: HTMLFormElement): Message {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return { name: text('name'), email: text('email'), phone: text('phone'), message: text('message') };
}
