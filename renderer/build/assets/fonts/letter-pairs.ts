/**
 * How often two characters follow each other in 10,000 characters of English landing pages: by the first one, the second ones,
 * each with its number. The reference widths in `fallback.ts` are of these pairs: measure them again if you change them.
 */
const counted: Readonly<Record<string, string>> = {
  e: ' 352 s114 r98 a62 e51 n48 d37 t36 v33 .29 ,25 l23 p18 w15 m13 c11 y11 i9 b9 g7 o6 f6 x5 k4 -1',
  ' ': 't233 a210 w137 o106 y95 s93 i83 c74 p72 m71 f61 r59 b56 n54 d49 l38 h37 T33 g33 e29 W25 u22 I21 Y13 A13 v12 F12 S9 R9 C9 N9 j8 -7 P7 M7 k6 L6 O5 E5 B5 G5 ,5 H3 D2 .1 q1',
  t: 'h219  176 o65 e57 i43 a33 s31 .22 r18 ,10 w6 t4 y2 c2 u1 l1',
  s: ' 206 t68 e67 i38 s32 ,31 .27 u19 a14 o10 h8 k5 w5 p3 c2',
  h: 'e181 a61  53 o38 i37 .8 t6 r6 y5 ,4 s2 b1',
  '.': ' 159',
  o: 'u144 n117  77 r63 f42 t34 m30 w26 s16 o16 v15 p15 l13 d10 c9 k6 b5 .4 e4 i3 ,2 g2 a2',
  r: 'e137  118 a39 o37 s36 i33 t16 k16 y16 c14 m11 d8 v6 .6 ,5 r3 u3 n2 g2 b2 h1',
  a: 'n134 r83 t82  45 l33 c30 y30 s29 d28 p24 g19 m17 b13 i10 v10 u8 k7 w3 f3 ,2 .2',
  d: ' 134 e23 o22 i17 a16 s15 .10 d9 r9 y7 g6 ,5 u5',
  ',': ' 116',
  i: 'n108 t101 s40 e35 r31 c30 l27 o19 d15 v13 g12 f10 m10 b5 x3 p2 k1 a1',
  n: ' 98 d91 e71 t54 g41 o36 s21 k21 .12 u10 a8 c6 i5 f4 l4 y3 ,3 n1',
  y: 'o93  64 s13 .8 e3 ,3 t2 w2 b1',
  u: 'r75  50 s41 l22 t16 d12 a12 m11 p9 n6 .6 b5 i4 g4 e3 c2 ,2 y1',
  v: 'e63 i20 a5 o4',
  l: 'e61  30 i30 l26 o18 d16 t13 a10 y8 s7 u6 .4 p2 f2 k2 ,2',
  f: 'i47  35 o26 r10 t5 f3 a3 u2 e2 .1',
  w: 'h43 e40 i35 o22 a14 s13  12 n9 r3 .2 y1',
  m: 'e42 a34 o27  21 p15 i9 b7 s5 .3 y2 ,2',
  c: 'h41 a37 o28 e19 k13 t10 l9  7 i7 u5 r5 c1',
  g: 'e33  26 i14 u13 h10 o8 s6 r6 a3 ,3 .3 l1',
  T: 'h29 w1 r1 e1',
  p: 'r26 a26  25 l20 e18 h11 o10 ,7 p6 u6 .5 s3 i2 t2',
  k: ' 26 e22 i9 s8 .7 ,3 a3 n2 l1',
  b: 'u24 e21 o18 l15 s7 y7  4 r3 a3 i2',
  W: 'e18 h5 i1',
  Y: 'o12 e1',
  N: 'o8',
  I: ' 7 f6 t4 n3',
  A: ' 7 u2 C1 n1',
  F: 'r6 o3 i2',
  C: 'o6 l1 a1  1',
  R: 'e6 a3',
  j: 'u5 o3',
  '-': 'd5  2',
  M: 'o4 a2',
  x: 't4 e2',
  S: 'e3 E2 o2',
  P: 'a3 r2 e1',
  L: 'o3 e2',
  G: 'e2 r1',
  E: 'O2 a2 v2',
  O: ' 2 n2 r1',
  q: 'u2',
  H: 'o1',
  B: 'u1',
};

interface LetterPair {
  readonly first: string;
  readonly second: string;
  readonly count: number;
}

/** Pairs of characters of Latin text, with how often each occurs. */
export const letterPairs: readonly LetterPair[] = Object.entries(counted).flatMap(([first, seconds]) =>
  [...seconds.matchAll(/(.)(\d+)(?: |$)/g)].map(([, second = '', count]) => ({ first, second, count: Number(count) })),
);
