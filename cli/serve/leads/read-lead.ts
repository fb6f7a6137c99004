import type { IncomingMessage } from 'node:http';
import { isRecord } from '../../../renderer/build/lib/is-record.ts';
import { trapName } from '../../../renderer/client/form/intent.ts';
import { readUrl } from '../../../renderer/sdk/url.ts';
import { parseJson } from '../server.ts';
import type { SentLead } from './ledger.ts';

interface LeadRequest {
  readonly body: string;
  readonly contentType: string | undefined;
  /** The path of the page that sent the request, if known. */
  readonly from: string;
}

/** Parses a lead from JSON (sent by script) or from a form post. Returns undefined for anything else. */
export function readLead(request: LeadRequest): SentLead | undefined {
  return isFormPost(request.contentType) ? readFormPost(request) : readJson(request);
}

/** Returns whether the browser posted a form without script (HTML Standard, "form submission"). */
export function isFormPost(contentType: string | undefined): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(contentType ?? '');
}

function readFormPost({ body, from }: LeadRequest): SentLead {
  const sent = new URLSearchParams(body);
  const { [trapName]: trap = '', ...payload } = Object.fromEntries(
    // Several ticked boxes have one name.
    [...sent.keys()].map((name) => [name, sent.getAll(name).join(', ')]),
  );
  return {
    leadId: '',
    form: payload.formType ?? 'A form without script',
    page: from,
    submitted: undefined,
    suspect: trap === '' ? [] : ['trap'],
    payload,
    meta: {},
  };
}

function readJson({ body, from }: LeadRequest): SentLead | undefined {
  const sent = parseJson(body);
  if (!isRecord(sent)) return undefined;
  const { leadId = '', meta: added, ...values } = sent;
  const meta = isRecord(added) ? added : {};
  const { form, page, submitted, suspect } = meta;
  const time = Date.parse(String(submitted));
  return {
    leadId: String(leadId),
    form: typeof form === 'string' ? form : 'A form without a name',
    page: typeof page === 'string' ? page : from,
    submitted: Number.isNaN(time) ? undefined : time,
    suspect: Array.isArray(suspect) ? suspect.map(String) : [],
    payload: values,
    meta,
  };
}

/** Returns a value as text. */
export function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the path of the page that sent a request; empty if unknown or on another site. */
export function pageBefore({ headers: { referer, host } }: IncomingMessage): string {
  const page = readUrl(referer ?? '');
  return page !== undefined && page.host === host ? page.pathname : '';
}
