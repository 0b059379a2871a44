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
  const text = await enquiryOf(address, email);
  if (!message || message.value || document.activeElement === message) return;
  message.value = text;
  if (!text || !address.searchParams.has('lista')) return;
  // Where the list takes the place of a fragment, nothing else has led to the form.
  message.form?.scrollIntoView();
  const { rows, names } = await scheduleOf(address);
  return createElement(EnquiryList, { rows, names });
}
