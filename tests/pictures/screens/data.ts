/** Made-up freight invoices of a made-up shipper. Sums are computed, so that a screen cannot contradict itself. */

export interface Line {
  readonly name: string;
  readonly basis: string;
  readonly quoted?: number;
  readonly billed: number;
  readonly reason?: string;
}

export interface Invoice {
  readonly number: string;
  readonly carrier: string;
  readonly from: string;
  readonly to: string;
  readonly mode: 'LTL' | 'FTL' | 'Parcel' | 'Dray';
  readonly date: string;
  readonly quoted: number;
  readonly billed: number;
  readonly status: Status;
}

export type Status = 'over' | 'match' | 'claimed' | 'credited' | 'review' | 'twice';

export const statuses: Record<Status, string> = {
  over: 'Over quote',
  match: 'Matches',
  claimed: 'Claim filed',
  credited: 'Credited',
  review: 'Needs a rate',
  twice: 'Billed twice',
};

/** The invoice that all screens, and the copy of the starter, tell about. */
export const lines: readonly Line[] = [
  { name: 'Linehaul', basis: 'Class 70 · 4,180 lb', quoted: 986, billed: 986 },
  {
    name: 'Fuel surcharge',
    basis: '27.0% of linehaul',
    quoted: 241.57,
    billed: 266.22,
    reason: 'Your table says 24.5% for that week',
  },
  { name: 'Liftgate, delivery', basis: 'Flat', quoted: 56.43, billed: 56.43 },
  { name: 'Reweigh', basis: 'Flat', billed: 42, reason: 'No certificate attached' },
  { name: 'Residential delivery', basis: 'Flat', billed: 80.53, reason: 'Consignee is a dock, open 7 to 16' },
];

export const quoted = sum(lines.map((line) => line.quoted ?? 0));
export const billed = sum(lines.map((line) => line.billed));

export const invoices: readonly Invoice[] = [
  row('CV-447120963', 'Corvane Freight', 'Reno, NV', 'Boise, ID', 'LTL', 'May 12', quoted, billed, 'over'),
  row('31-0088417', 'Merrow Motor', 'Reno, NV', 'Tulsa, OK', 'FTL', 'May 12', 3120, 3120, 'match'),
  row('HL90-55102', 'Halden Lines', 'Sparks, NV', 'Fresno, CA', 'LTL', 'May 11', 612.4, 698.9, 'claimed'),
  row('TX-2240071', 'Tamsin Dray', 'Oakland, CA', 'Sparks, NV', 'Dray', 'May 11', 1475, 1475, 'match'),
  row('CV-447120788', 'Corvane Freight', 'Reno, NV', 'Spokane, WA', 'LTL', 'May 11', 902.16, 902.16, 'match'),
  row('OP-118-4409', 'Ostrand & Pike', 'Elko, NV', 'Provo, UT', 'LTL', 'May 10', 448.75, 448.75, 'twice'),
  row('31-0088390', 'Merrow Motor', 'Reno, NV', 'Amarillo, TX', 'FTL', 'May 10', 2890, 3065, 'claimed'),
  row('QB-77301', 'Quarrow Parcel', 'Reno, NV', '214 addresses', 'Parcel', 'May 9', 1866.2, 1902.85, 'over'),
  row('HL90-55087', 'Halden Lines', 'Sparks, NV', 'Yuma, AZ', 'LTL', 'May 9', 731.05, 731.05, 'match'),
  row('TX-2240039', 'Tamsin Dray', 'Oakland, CA', 'Reno, NV', 'Dray', 'May 8', 1475, 1835, 'credited'),
  row('BW-60412', 'Brack Western', 'Reno, NV', 'Pocatello, ID', 'FTL', 'May 8', 0, 2240, 'review'),
  row('CV-447120641', 'Corvane Freight', 'Reno, NV', 'Bend, OR', 'LTL', 'May 8', 804.3, 804.3, 'match'),
  row('OP-118-4377', 'Ostrand & Pike', 'Elko, NV', 'Ogden, UT', 'LTL', 'May 7', 391.2, 391.2, 'match'),
];

/** The seven days to May 12, all invoices by their status: more than fit on a screen. */
export const week = {
  billed: 214_906.4,
  over: 3471.92,
  lines: 41,
  invoices: [
    ['match', 285],
    ['over', 2],
    ['twice', 1],
    ['review', 3],
    ['claimed', 20],
    ['credited', 1],
  ] as const satisfies readonly (readonly [Status, number])[],
};

export interface Claim {
  readonly id: string;
  readonly carrier: string;
  readonly about: string;
  readonly amount: number;
  readonly days: string;
}

export interface Column {
  readonly title: string;
  /** How many claims there are, and their sum: more than fit on a screen. */
  readonly count: number;
  readonly total: number;
  readonly claims: readonly Claim[];
}

/** The claims of the 30 days to May 12. Their numbers rise by day, and each is as old as its invoice. */
const approve: Column = {
  title: 'To approve',
  count: 3,
  total: 632.58,
  claims: [
    claim('C-0931', 'Corvane Freight', 'Reweigh, residential, fuel', sum([billed, -quoted]), 'today'),
    claim('C-0929', 'Ostrand & Pike', 'Same PRO billed twice', 448.75, '2 days'),
    claim('C-0927', 'Quarrow Parcel', '11 address corrections', 36.65, '3 days'),
  ],
};

const filed: Column = {
  title: 'Filed',
  count: 24,
  total: 2918.4,
  claims: [
    claim('C-0930', 'Halden Lines', 'Class 85 billed, 70 shipped', 86.5, '1 day'),
    claim('C-0928', 'Merrow Motor', 'Detention, 2 h free time', 175, '2 days'),
    claim('C-0926', 'Halden Lines', 'Fuel of the wrong week', 31.12, '3 days'),
    claim('C-0922', 'Corvane Freight', 'Discount of 62% not taken', 213.4, '4 days'),
    claim('C-0918', 'Tamsin Dray', 'Port wait, no gate log', 120, '5 days'),
    claim('C-0911', 'Ostrand & Pike', 'Inside delivery not ordered', 94.1, '6 days'),
  ],
};

const answered: Column = {
  title: 'Answered',
  count: 11,
  total: 1216.75,
  claims: [
    claim('C-0906', 'Brack Western', 'Asks for the signed POD', 310, '7 days'),
    claim('C-0901', 'Quarrow Parcel', 'Late delivery, refund due', 58.2, '9 days'),
    claim('C-0893', 'Halden Lines', 'Offers half of detention', 87.5, '12 days'),
    claim('C-0884', 'Corvane Freight', 'Sends the reweigh ticket', 42, '16 days'),
    claim('C-0872', 'Merrow Motor', 'Wants the rate confirmation', 260, '20 days'),
  ],
};

export const credited: Column = {
  title: 'Credited',
  count: 43,
  total: 9440.18,
  claims: [
    claim('C-0925', 'Tamsin Dray', 'Chassis days, 3 of 6', 360, 'in 4 days'),
    claim('C-0860', 'Corvane Freight', 'Liftgate not ordered', 56.43, 'in 23 days'),
    claim('C-0863', 'Merrow Motor', 'Linehaul above contract', 145, 'in 19 days'),
    claim('C-0857', 'Halden Lines', 'Class 92.5 billed, 70 shipped', 204.88, 'in 22 days'),
    claim('C-0852', 'Ostrand & Pike', 'Minimum charge twice', 118, 'in 18 days'),
    claim('C-0849', 'Brack Western', 'Layover of a missed slot', 250, 'in 19 days'),
  ],
};

/** What became of one of the credited claims, by the day of each event. */
export const story: readonly {
  readonly day: number;
  readonly date: string;
  readonly title: string;
  readonly text: string;
}[] = [
  { day: 0, date: 'Apr 20', title: 'Filed', text: 'At the desk that the carrier names' },
  { day: 3, date: 'Apr 23', title: 'Acknowledged', text: 'The law gives 30 days' },
  { day: 14, date: 'May 4', title: 'Answered', text: 'Asks for the contract, sent at once' },
  { day: 19, date: 'May 9', title: 'Credited', text: 'Matched to the claim, and closed' },
];

export const told = 'C-0863';

/** Days of the law to acknowledge a claim, and to decide it. */
export const limits = [30, 60] as const;

const declined = { count: 4, total: 288.3 };

export const board: readonly Column[] = [approve, filed, answered, credited];

export const open = approve.count + filed.count + answered.count;

export const claimed = {
  count: open + credited.count + declined.count,
  total: sum([...board.map(({ total }) => total), declined.total]),
  declined: declined.count,
};

export interface Carrier {
  readonly name: string;
  readonly bills: number;
  readonly matched: number;
  readonly credited: number;
  /** Days from a claim to its credit. */
  readonly days: number;
}

/** The carriers with claims, in the same 30 days. */
export const carriers: readonly Carrier[] = [
  { name: 'Merrow Motor', bills: 96, matched: 94, credited: 605, days: 12 },
  { name: 'Tamsin Dray', bills: 44, matched: 42, credited: 480, days: 9 },
  { name: 'Ostrand & Pike', bills: 71, matched: 66, credited: 1212.4, days: 18 },
  { name: 'Corvane Freight', bills: 214, matched: 197, credited: 3118.22, days: 19 },
  { name: 'Halden Lines', bills: 187, matched: 167, credited: 2654.1, days: 22 },
  { name: 'Quarrow Parcel', bills: 509, matched: 451, credited: 1120.46, days: 21 },
];

/** The eleven other carriers together. */
export const others = { count: 11, bills: 83, matched: 82, credited: 250 };

export const bills = sum([...carriers.map((carrier) => carrier.bills), others.bills]);

export function share(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%`;
}

/** Dollars for each mile of a lane by week: what the contract says, and what was billed. */
export const weeks: readonly { readonly week: string; readonly paid: number }[] = [
  2.42, 2.42, 2.42, 2.42, 2.42, 2.42, 2.46, 2.52, 2.51, 2.59, 2.57, 2.66,
].map((paid, index) => ({ week: `W${index + 8}`, paid }));

export const contract = 2.42;

/** The fuel table of a carrier by week: the one that was billed is not the one of the ship date. */
export const fuelWeeks: readonly {
  readonly week: string;
  readonly diesel: number;
  readonly percent: number;
  readonly says?: { readonly kind: Status; readonly text: string };
}[] = [
  { week: 'Apr 13', diesel: 4.012, percent: 27, says: { kind: 'over', text: 'Billed' } },
  { week: 'Apr 20', diesel: 3.93, percent: 26.5 },
  { week: 'Apr 27', diesel: 3.815, percent: 25 },
  { week: 'May 4', diesel: 3.741, percent: 24.5, says: { kind: 'match', text: 'Shipped May 5' } },
  { week: 'May 11', diesel: 3.688, percent: 24 },
];

/** Who opened what: the log that nobody can change. */
export const log: readonly {
  readonly time: string;
  readonly who: string;
  readonly did: string;
  readonly what: string;
  readonly kind?: Status;
}[] = [
  { time: '08:42:10', who: 'Ana Reyes', did: 'opened', what: 'Invoice CV-447120963' },
  { time: '08:42:31', who: 'Ana Reyes', did: 'approved', what: 'Claim C-0931' },
  { time: '08:42:32', who: 'Robot', did: 'sent', what: 'Letter to Corvane Freight' },
  { time: '09:15:04', who: 'Support', did: 'asked for', what: 'A session of 20 minutes', kind: 'claimed' },
  { time: '09:15:40', who: 'Ana Reyes', did: 'refused', what: 'That session', kind: 'over' },
  { time: '11:02:18', who: 'Lena Okafor', did: 'exported', what: 'Claims, May 1 to 12' },
];

export function money(amount: number): string {
  return amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

export function sum(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;
}

function row(
  number: string,
  carrier: string,
  from: string,
  to: string,
  mode: Invoice['mode'],
  date: string,
  quotedAmount: number,
  billedAmount: number,
  status: Status,
): Invoice {
  return { number, carrier, from, to, mode, date, quoted: quotedAmount, billed: billedAmount, status };
}

function claim(id: string, carrier: string, about: string, amount: number, days: string): Claim {
  return { id, carrier, about, amount, days };
}
