import { enquiryOf } from '../content/enquiry.ts';

/** Begins the message with what the address asks for. What the visitor has written, or is about to write, stays. */
export async function begin(message: HTMLTextAreaElement | null): Promise<void> {
  const address = new URL(location.href);
  // The page says it already, and the code of all that is known of the company is not worth fetching for it.
  const email = document.querySelector('main a[href^="mailto:"]')?.textContent ?? '';
  const text = await enquiryOf(address, email);
  if (!message || message.value || document.activeElement === message) return;
  message.value = text;
  // Where the list takes the place of a fragment, nothing else has led to the form.
  if (text && address.searchParams.has('lista')) message.form?.scrollIntoView();
}
