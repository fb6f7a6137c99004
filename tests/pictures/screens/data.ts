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

export const board: readonly Column[] = [
  {
    title: 'To approve',
    count: 3,
    total: 632.58,
    claims: [
      claim('C-0931', 'Corvane Freight', 'Reweigh, residential, fuel', billed - quoted, 'today'),
      claim('C-0930', 'Quarrow Parcel', '11 address corrections', 36.65, 'today'),
      claim('C-0929', 'Ostrand & Pike', 'Same PRO billed twice', 448.75, '1 day'),
    ],
  },
  {
    title: 'Filed',
    count: 24,
    total: 2918.4,
    claims: [
      claim('C-0927', 'Halden Lines', 'Class 85 billed, 70 shipped', 86.5, '3 days'),
      claim('C-0922', 'Merrow Motor', 'Detention, 2 h free time', 175, '9 days'),
      claim('C-0918', 'Halden Lines', 'Fuel of the wrong week', 31.12, '14 days'),
      claim('C-0915', 'Corvane Freight', 'Discount of 62% not taken', 213.4, '16 days'),
      claim('C-0914', 'Tamsin Dray', 'Port wait, no gate log', 120, '16 days'),
      claim('C-0912', 'Ostrand & Pike', 'Inside delivery not ordered', 94.1, '18 days'),
    ],
  },
  {
    title: 'Answered',
    count: 11,
    total: 1216.75,
    claims: [
      claim('C-0911', 'Brack Western', 'Asks for the signed POD', 310, '21 days'),
      claim('C-0904', 'Quarrow Parcel', 'Late delivery, refund due', 58.2, '27 days'),
      claim('C-0901', 'Halden Lines', 'Offers half of detention', 87.5, '29 days'),
      claim('C-0896', 'Corvane Freight', 'Sends the reweigh ticket', 42, '31 days'),
      claim('C-0893', 'Merrow Motor', 'Wants the rate confirmation', 260, '33 days'),
    ],
  },
  {
    title: 'Credited',
    count: 43,
    total: 9440.18,
    claims: [
      claim('C-0908', 'Tamsin Dray', 'Chassis days, 3 of 6', 360, '19 days'),
      claim('C-0899', 'Corvane Freight', 'Liftgate not ordered', 56.43, '24 days'),
      claim('C-0897', 'Merrow Motor', 'Linehaul above contract', 145, '30 days'),
      claim('C-0890', 'Halden Lines', 'Class 92.5 billed, 70 shipped', 204.88, '31 days'),
      claim('C-0888', 'Ostrand & Pike', 'Minimum charge twice', 118, '32 days'),
      claim('C-0885', 'Brack Western', 'Layover of a missed slot', 250, '34 days'),
    ],
  },
];

/** Dollars for each mile of a lane by week: what the contract says, and what was billed. */
export const weeks: readonly { readonly week: string; readonly contract: number; readonly paid: number }[] = [
  ...[2.31, 2.33, 2.3, 2.38, 2.41, 2.36].map((paid, index) => week(index + 8, 2.3, paid)),
  ...[2.44, 2.52, 2.49, 2.61, 2.58, 2.66].map((paid, index) => week(index + 14, 2.42, paid)),
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

function week(number: number, contract: number, paid: number): { week: string; contract: number; paid: number } {
  return { week: `W${number}`, contract, paid };
}
