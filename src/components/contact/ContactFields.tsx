import type { Ref } from 'react';
import '../ui/Field.css';
import '../ui/FieldFault.css';
import '../ui/FieldBox.css';
import '../ui/FieldArea.css';

type Props = {
  /** While a message is on its way; what was typed then would be cleared with it. */
  readOnly: boolean;
  /** The field that only robots see. */
  trap: Ref<HTMLInputElement>;
  message: Ref<HTMLTextAreaElement>;
};

/** The fields of the message form, and one that people do not see. */
export function ContactFields({ readOnly, trap, message }: Props) {
  return (
    <>
      <p className="field">
        <label htmlFor="namn">Namn</label>
        <input id="namn" name="name" type="text" autoComplete="name" required readOnly={readOnly} />
      </p>
      <p className="field">
        <label htmlFor="epost">E-post</label>
        <input id="epost" name="email" type="email" autoComplete="email" required readOnly={readOnly} />
      </p>
      <p className="field">
        <label htmlFor="telefon">
          Telefon <span className="field-hint">(valfritt)</span>
        </label>
        <input id="telefon" name="phone" type="tel" autoComplete="tel" readOnly={readOnly} />
      </p>
      <p className="field field-trap" aria-hidden="true">
        <label htmlFor="webbplats">Fyll inte i detta fält</label>
        <input id="webbplats" name="website" type="text" tabIndex={-1} autoComplete="off" ref={trap} />
      </p>
      <p className="field field-wide">
        <label htmlFor="meddelande">Meddelande</label>
        <textarea id="meddelande" name="message" rows={4} required readOnly={readOnly} ref={message} />
      </p>
    </>
  );
}
