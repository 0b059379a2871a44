import { useEffect, useRef } from 'react';
import type { Company } from '../../content/schema.ts';
import { fitsMailto, mailtoAddress, type Message } from './mailtoAddress.ts';

/** Where the form is: waiting for the visitor, on its way, arrived, or failed with what was written. */
export type Status =
  | { state: 'idle' }
  | { state: 'submitting' }
  | { state: 'sent' }
  | { state: 'failed'; message: Message; reason: Reason | undefined };

/** What the visitor can do something about. */
type Reason = 'offline' | 'tooLong';

const reasons: Record<Reason, string> = {
  offline: 'Du verkar sakna internetanslutning. ',
  tooLong: 'Meddelandet är för långt för formuläret. Korta det, eller dela upp det på flera. ',
};

type Props = Pick<Company, 'phone' | 'email'> & { status: Status };

/** Tells how the sending went; after a failure it also holds the other ways to reach the company. */
export function FormStatus({ status, phone, email }: Props) {
  const answer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // It stands below the button, which is often the last thing in the window.
    if (status.state === 'sent' || status.state === 'failed') answer.current?.scrollIntoView({ block: 'center' });
  }, [status]);

  return (
    <div className="form-status" ref={answer}>
      <p role="status">{status.state === 'sent' && 'Tack för ditt meddelande! Vi återkommer så snart som möjligt.'}</p>
      <div role="alert">
        {status.state === 'failed' && (
          <>
            <p>Något gick fel. Vänligen försök igen senare.</p>
            <p className="form-status-ways">
              {status.reason && reasons[status.reason]}Din text finns kvar. Du kan också{' '}
              <a href={mailtoAddress(email, status.message)}>
                skicka den med ditt <span className="unbroken">e-postprogram</span>
              </a>{' '}
              eller ringa <a href={`tel:${phone.number}`}>{phone.display}</a>.
              {!fitsMailto(status.message) &&
                ' Länken till e-postprogrammet rymmer bara början av din text: kopiera resten härifrån.'}
            </p>
          </>
        )}
      </div>
    </div>
  );
}
