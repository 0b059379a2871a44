import { createElement, type ReactNode } from 'react';
import { enquiryOf, productsOf, scheduleOf } from '../../content/enquiry.ts';
import { queryNames } from '../../content/paths.ts';
import { EnquiryAbout } from './EnquiryAbout.tsx';
import { EnquiryList } from './EnquiryList.tsx';

/**
 * Begins the message with what the address asks for. What the visitor has written, or is about to write, stays.
 *
 * @returns what goes along in short, and leads back to it: products or a door schedule
 */
export async function begin(message: HTMLTextAreaElement | null): Promise<ReactNode> {
  const address = new URL(location.href);
  // The page says it already, and the code of all that is known of the company is not worth fetching for it.
  const email = document.querySelector('main a[href^="mailto:"]')?.textContent ?? '';
  const list = address.searchParams.has(queryNames.schedule) ? await scheduleOf(address) : undefined;
  const text = await enquiryOf(address, email, list);
  if (!message || message.value || document.activeElement === message) return;
  message.value = text;
  const products = await productsOf(address);
  if (products[0]) return createElement(EnquiryAbout, { products });
  if (!text || !list) return;
  // Where the list takes the place of a fragment, nothing else has led to the form.
  message.form?.scrollIntoView();
  return createElement(EnquiryList, { ...list, encoded: address.hash.split('&', 1).join('') });
}
