import type { Section } from 'frontage';

export const intro = {
  block: 'pageIntro',
  eyebrow: 'How we charge, and what we guarantee',
  headline: 'Pay after you move up, or pay less from day one',
  lead: 'There are two ways to start with us. Both get the same work and the same {{facts.guarantee.value}}-day guarantee. They differ in when you pay, and how much.',
  actions: [
    { label: 'Choose a Plan', href: '#plans' },
    { label: 'Who is eligible?', href: '#eligibility' },
  ],
} satisfies Section;

export const guarantee = {
  block: 'story',
  headline: 'The guarantee, in plain words',
  paragraphs: [
    'We measure your rankings before we start. {{facts.guarantee}} later we measure again, at the same points, for the same searches. If they have not improved, you owe us nothing: on the Trial you never start to pay, and on Fast-Track you get back what you paid.',
    'We can offer that because we choose. Before you sign up, we look at your market and tell you whether we believe it can be won. If we do not believe it, we do not take your money.',
    'Results are not guaranteed to everybody: the conditions below say for whom the guarantee holds. Confirm with one of our representatives during your consultation that your business is eligible.',
  ],
  tone: 'ink',
  aside: { kind: 'figure', figure: '{{facts.guarantee}}', label: 'to improve your map rankings, or you do not pay' },
} satisfies Section;

export const compare = {
  block: 'comparison',
  headline: 'Fast-Track or Trial',
  lead: 'If you are sure, Fast-Track saves you {{facts.plans.fastTrackSaving}} every month. If you want to see it first, the Trial costs you nothing until you do.',
  caption: 'The two plans, side by side',
  columns: ['Fast-Track', 'Trial'],
  highlight: 'Fast-Track',
  rows: [
    { name: 'To start', values: ['{{facts.plans.fastTrack}}', '{{facts.plans.trial}}'] },
    { name: 'Each month', values: ['{{facts.plans.fastTrack}}/month', 'then {{facts.plans.afterTrial}}/month'] },
    { name: 'You save', values: ['{{facts.plans.fastTrackSaving}}/month', 'no'] },
    { name: 'You pay', values: ['From the first day', 'After you improve'] },
    { name: '{{facts.guarantee.value}}-day guarantee', values: ['yes', 'yes'] },
    { name: 'Everything listed below', values: ['yes', 'yes'] },
    { name: 'Contract', values: ['None', 'None'] },
    { name: 'Notice to cancel', values: ['{{facts.cancelNotice}}', '{{facts.cancelNotice}}'] },
  ],
} satisfies Section;

export const done = {
  block: 'steps',
  layout: 'stairs',
  headline: 'What is done, whichever you choose',
  items: [
    {
      when: 'Before we start',
      title: 'We measure',
      text: 'Your position across your service area. It is what the guarantee is held against.',
    },
    {
      when: 'First week',
      title: 'Business profile',
      text: 'Categories, services, hours and photos, set up and then kept fresh with posts.',
    },
    {
      when: 'Every month',
      title: 'Citations and local links',
      text: 'The same name, address and phone number everywhere, and links from sites in your area.',
    },
    {
      when: 'Every month',
      title: 'Reviews and a report',
      text: 'A way to ask every customer, a hand with the answers, and the grid beside the month before.',
    },
    {
      when: 'After {{facts.guarantee}}',
      title: 'We measure again',
      text: 'At the same points, for the same searches. Then you know, and the guarantee decides.',
    },
  ],
} satisfies Section;

export const plans = {
  block: 'packages',
  headline: 'Choose how you start',
  items: [
    {
      name: 'Fast-Track',
      icon: 'rise',
      price: { fact: 'plans.fastTrack' },
      period: 'a month',
      description: 'For owners who have seen enough and want the lower price.',
      features: [
        'Saves {{facts.plans.fastTrackSaving}} a month, for as long as you stay',
        'Work starts with your first payment',
        '{{facts.guarantee.value}}-day guarantee',
      ],
      popular: true,
      badge: 'Lowest price',
      action: { label: 'Start on Fast-Track', href: '/contact' },
    },
    {
      name: 'Trial',
      icon: 'compass',
      price: { fact: 'plans.trial' },
      period: 'now',
      description: 'For owners who want to see it move before they pay.',
      features: [
        'Then {{facts.plans.afterTrial}} a month, once your rankings have improved',
        'Nothing to pay if they do not',
        '{{facts.guarantee.value}}-day guarantee',
      ],
      action: { label: 'Start a Trial', href: '/contact' },
    },
  ],
  note: 'Month to month, with {{facts.cancelNotice.value}} days of notice. The guarantee holds for eligible businesses; the conditions stand below.',
  tone: 'tint',
} satisfies Section;

export const addOns = {
  block: 'priceList',
  headline: 'Only if you want it',
  lead: 'Optional add-ons. None is needed for the guarantee, and each can stop at the end of a month.',
  items: [
    {
      name: 'Reputation Management',
      price: '{{facts.addOns.reputation}}',
      unit: '/month',
      text: 'Review requests sent for you, and an answer to each review.',
    },
    {
      name: 'Google LSA Management',
      price: '{{facts.addOns.localServicesAds}}',
      unit: '/month',
      text: 'Local Services Ads set up, watched and kept from wasting money. What you spend on the ads themselves is up to you.',
    },
    {
      name: 'Organic SEO Add-On',
      price: '{{facts.addOns.organic}}',
      unit: '/month',
      text: 'Pages and links for the results under the map.',
    },
    {
      name: 'Local Guest Post',
      price: '{{facts.addOns.guestPost}}',
      unit: 'each',
      text: 'An article with a link to you, on a site from your area.',
    },
    {
      name: 'Website Maintenance',
      price: '{{facts.addOns.maintenance}}',
      unit: '/month',
      text: '{{facts.maintenanceEdits}} edits and {{facts.maintenancePages}} new page every month.',
    },
  ],
} satisfies Section;

export const eligibility = {
  block: 'checklist',
  headline: 'Is your business eligible?',
  lead: 'The guarantee holds if all of this is true of you.',
  items: [
    {
      title: 'A verified physical address',
      text: 'It stands on your business profile, and it has been verified.',
    },
    {
      title: 'At least {{facts.guaranteeReviews}} legitimate public reviews',
      text: 'From real customers, on your profile.',
    },
    {
      title: 'A market we judge achievable',
      text: 'We look at the competition and at how many people search, and tell you before you pay anything.',
    },
    {
      title: 'Confirmed with a representative',
      text: 'You go through the three points with one of us during the consultation.',
    },
  ],
  note: 'Results are not guaranteed. For a business that is not eligible, we say so on the call and offer what makes sense without a guarantee.',
  tone: 'tint',
} satisfies Section;

export const closing = {
  block: 'callToAction',
  headline: 'Three yeses? Let us confirm them.',
  text: 'Book a {{facts.callLength.value}}-minute consultation. We check the three conditions with you and tell you which plan fits, or that neither does.',
  actions: [
    { label: 'Book a Consultation', href: '/book-call' },
    { label: 'Contact Us', href: '/contact' },
  ],
} satisfies Section;
