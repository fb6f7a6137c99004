/** Whether a business is open now. */
export const status = {
  open: 'Open until {time}',
  allDay: 'Open 24 hours',
  later: 'Closed, opens at {time}',
  next: 'Closed, opens {day} at {time}',
  closed: 'Closed',
};
