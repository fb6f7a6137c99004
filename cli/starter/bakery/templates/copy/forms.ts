/** What forms say when sending fails. */
export const formFailure = {
  unexpected: { title: 'That did not go through', text: 'Please try again in a moment.' },
  safe: 'This browser has kept what you wrote and sends it as soon as it can.',
  kept: 'This browser has kept what you wrote. To be sure, call or write to us:',
  lost: 'It could be neither sent nor kept. Your words are still here; call or write to us:',
  phone: { fact: 'phone' },
  email: '{{facts.email}}',
} as const;
