import type { Message } from './mailtoAddress.ts';
import './FormReceipt.css';

/** A message that arrived, and when. */
export type Receipt = Message & { time: Date };

type Props = { receipt: Receipt };

/** What the visitor sent, to be read again, copied or printed. */
export function FormReceipt({ receipt: { name, email, phone, message, time } }: Props) {
  return (
    <section className="form-receipt" aria-labelledby="kvitto">
      <h3 id="kvitto">Ditt meddelande</h3>
      <p className="note">
        {/* The clock of the visitor, who looks for it by that. */}
        {`Skickat ${time.toLocaleString('sv', { dateStyle: 'long', timeStyle: 'short' })} från ${[name, email, phone].filter(Boolean).join(', ')}.`}
      </p>
      <p>{message}</p>
    </section>
  );
}
