import { createElement, type ReactNode } from 'react';
import { enquiryOf, scheduleOf } from '../content/enquiry.ts';
import { EnquiryList } from './EnquiryList.tsx';

/**
 * Begins the message with what the address asks for. What the visitor has written, or is about to write, stays.
 *
 * @returns what goes along in short, where that is a door schedule
 */
export async function begin(message: HTMLTextAreaElement | null): Promise<ReactNode> {
  const address = new URL(location.href);
  // The page says it already, and the code of all that is known of the company is not worth fetching for it.
  const email = document.querySelector('main a[href^="mailto:"]')?.textContent ?? '';
  const list = address.searchParams.has('lista') ? await scheduleOf(address) : undefined;
  const text = await enquiryOf(address, email, list);
  if (!message || message.value || document.activeElement === message) return;
  message.value = text;
  if (!text || !list) return;
  // Where the list takes the place of a fragment, nothing else has led to the form.
  message.form?.scrollIntoView();
  return createElement(EnquiryList, { rows: list.rows, names: list.names });
}
