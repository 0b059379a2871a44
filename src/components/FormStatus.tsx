import { useEffect, useRef } from 'react';
import type { Company } from '../content/schema.ts';
import { mailtoAddress, type Message } from './mailtoAddress.ts';

/** Where the form is: waiting for the visitor, on its way, arrived, or failed with what was written. */
export type Status = { state: 'idle' } | { state: 'submitting' } | { state: 'sent' } | { state: 'failed'; message: Message; offline: boolean };

type Props = Pick<Company, 'phone' | 'email'> & { status: Status };

/** Tells how the sending went; after a failure it also holds the other ways to reach the company. */
export function FormStatus({ status, phone, email }: Props) {
  const failure = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (status.state === 'failed') failure.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);

  return (
    <div className="form-status">
      <p role="status">{status.state === 'sent' && 'Tack för ditt meddelande! Vi återkommer så snart som möjligt.'}</p>
      <div role="alert" ref={failure}>
        {status.state === 'failed' && (
          <>
            <p>Något gick fel. Vänligen försök igen senare.</p>
            <p className="form-status-ways">
              {status.offline && 'Du verkar sakna internetanslutning. '}Din text finns kvar. Du kan också <a href={mailtoAddress(email, status.message)}>skicka den med ditt e-postprogram</a> eller ringa{' '}
              <a href={`tel:${phone.number}`}>{phone.display}</a>.
            </p>
          </>
        )}
      </div>
    </div>
  );
}
