import { sender } from '../use-submission.ts';
import { forgetAnswers } from './answers.ts';

const { send } = sender;

/** Sends a form, and forgets its answers once somebody has the lead: a destination, or this browser. */
sender.send = async (form, sending, plus) => {
  const answer = await send(form, sending, plus);
  const { state } = answer ?? {};
  const isKept = state?.kind === 'halted' && (!state.wayOut || state.note === sending.failure.kept);
  if (sending.flow && (state?.kind === 'sent' || isKept)) forgetAnswers(form);
  return answer;
};
