/** A type of secret and its pattern. Each begins with the prefix of its issuer, so that no text is mistaken for it. */
interface SecretPattern {
  readonly what: string;
  /** Its group `prefix` is public. Without one, the first four characters are. */
  readonly pattern: RegExp;
}

export const secretPatterns: readonly SecretPattern[] = [
  {
    what: 'a private key',
    // With its lines up to its end, or as far as they look like a key: code may concatenate it from pieces.
    pattern:
      /(?<prefix>-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----)(?:[\s\S]{0,20000}?(?=-----END )|(?:(?:[\s"'`+,]|\\[nr])*[A-Za-z0-9+/=]{24,})*)/,
  },
  {
    what: 'the key of a Google service account',
    pattern: /(?<prefix>"private_key(?:_id)?"\s*:\s*"|"type"\s*:\s*"service_account")(?:(?<=")[0-9a-f]{20,})?/,
  },
  { what: 'a secret of a Google application', pattern: /\bGOCSPX-[\w-]{20,}/ },
  { what: 'an access key of AWS', pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/ },
  { what: 'a secret key of Stripe', pattern: /\b[sr]k_(?:live|test)_[0-9A-Za-z]{10,}/ },
  { what: 'a signing secret of a webhook', pattern: /\bwhsec_[0-9A-Za-z+/=]{16,}/ },
  { what: 'a token of GitHub', pattern: /\b(?:gh[pousr]_[0-9A-Za-z]{36,}|github_pat_\w{22,})/ },
  { what: 'a token of GitLab', pattern: /\bglpat-[\w-]{20,}/ },
  { what: 'a token of Slack', pattern: /\bxox[abeoprs]-[\w-]{10,}/ },
  { what: 'a token of npm', pattern: /\bnpm_[0-9A-Za-z]{36}\b/ },
  { what: 'a key of SendGrid', pattern: /\bSG\.[\w-]{16,}\.[\w-]{16,}/ },
  { what: 'a key of Mailgun', pattern: /\bkey-[0-9a-f]{32}\b/ },
  { what: 'a key of OpenAI', pattern: /\bsk-(?:proj-|svcacct-)?[\w-]*T3BlbkFJ[\w-]{10,}|\bsk-proj-[\w-]{20,}/ },
  { what: 'a key of Anthropic', pattern: /\bsk-ant-[\w-]{20,}/ },
  { what: 'a token of HubSpot', pattern: /\bpat-(?:na|eu)\d-[0-9a-f]{8}-[0-9a-f-]{20,}/ },
  { what: 'a token of Airtable', pattern: /\bpat[0-9A-Za-z]{14}\.[0-9a-f]{64}\b/ },
  { what: 'a token of Shopify', pattern: /\bshp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}\b/ },
  { what: 'a token of DigitalOcean', pattern: /\bdo[opr]_v1_[0-9a-f]{64}\b/ },
  {
    what: 'a name and a password in an address',
    pattern: /(?<prefix>\b[a-z][a-z0-9+.-]{0,30}:\/\/[^\s/?#:@]+:)[^\s/?#@]+(?=@[^\s/?#])/i,
  },
  {
    what: 'a key in an address',
    pattern:
      /(?<prefix>[?&](?:api[_-]?key|access[_-]?token|auth[_-]?token|client[_-]?secret|secret|password)=)[\w.~+/%-]{8,}/i,
  },
];

/** Names of secret values. */
const secretName =
  /(?:^|[_-])(?:pass(?:word|wd|phrase)?|secret|api[_-]?key|private[_-]?key|client[_-]?secret|secret[_-]?(?:access[_-]?)?key|(?:access|auth|bearer|refresh)[_-]?token)$/i;

/** Minimum length of a secret, in characters. */
const leastSecret = 8;

/** Says what secret a text contains; undefined if none. `name` is the key of the text. */
export function secretIn(text: string, name = ''): string | undefined {
  if (text.length < leastSecret) return undefined;
  if (mayHoldSecret(text)) {
    const known = secretPatterns.find(({ pattern }) => pattern.test(text));
    if (known !== undefined) return known.what;
    if (isSecretToken(text)) return 'an access token (JWT)';
  }
  return isSecretUnder(name, text) ? `a value under the name "${name}"` : undefined;
}

/** Whether a value is a secret because of its key. */
export function isSecretUnder(name: string, text: string): boolean {
  return looksRandom(text) && secretName.test(name.replace(/([a-z])([A-Z])/g, '$1_$2'));
}

/**
 * Whether a text may contain a secret. Every pattern needs one of these marks or fifteen characters without a space, which hardly
 * any sentence has.
 */
function mayHoldSecret(text: string): boolean {
  for (let start = 0; start + longWord <= text.length; ) {
    const end = text.indexOf(' ', start);
    if ((end === -1 ? text.length : end) - start >= longWord) return true;
    if (end === -1) break;
    start = end + 1;
  }
  return marks.some((mark) => text.includes(mark));
}

const longWord = 15;
const marks = ['"', '=', '://', '--'];

/** Whether a text is one word with letters and digits, which no label is. */
function looksRandom(text: string): boolean {
  return (
    text.length >= leastSecret &&
    !/[^\x21-\x7e]/.test(text) &&
    /[A-Za-z]/.test(text) &&
    /\d/.test(text) &&
    !/\{\{|^https?:/.test(text)
  );
}

/** Whether a token is secret. Some services issue public tokens and mark them (Supabase: the role "anon"). */
export function isSecretToken(text: string): boolean {
  const payload = /\beyJ[\w-]{10,}\.(eyJ[\w-]{10,})\.[\w-]{10,}/.exec(text)?.[1];
  return payload !== undefined && !/"role"\s*:\s*"anon"/.test(Buffer.from(payload, 'base64url').toString('utf8'));
}
