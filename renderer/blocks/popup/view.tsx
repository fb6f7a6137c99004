import { Points, WayOut } from '../../client/form/form-company.tsx';
import { LeadForm } from '../../client/form/lead-form.tsx';
import { fieldSpecs } from '../../client/form/lead-form-fields.ts';
import { DialogClose } from '../../kit/ui/dialog-close.tsx';
import { Heading } from '../../kit/ui/heading.tsx';
import type { PopupProps } from './fields.ts';

/**
 * A dialog that links to `#<id>` open. The close button comes first, so that it gets the focus: a field would bring up
 * the keyboard of a phone that nobody has asked for.
 */
export function PopupView({ id, headline, lead, openAfter, closeLabel = 'Close', ...props }: PopupProps) {
  const { fields, destination, hidden, submit, sending, requiredNote, note } = props;
  const { points, pointsTitle, numbered, contact } = props;
  return (
    <dialog id={id} className="popup" aria-labelledby={`${id}-title`} data-open-after={openAfter}>
      <DialogClose label={closeLabel} className="popup-close" back="#" />
      <div className="popup-head">
        <Heading id={id} level={2}>
          {headline}
        </Heading>
        {lead && <p>{lead}</p>}
      </div>
      {points && <Points points={points} title={pointsTitle} numbered={numbered} />}
      <LeadForm
        id={`${id}-form`}
        action={destination}
        fields={fieldSpecs(fields)}
        hidden={hidden}
        submit={submit}
        sending={sending}
        requiredNote={requiredNote}
        note={note}
      />
      {contact && <WayOut {...contact} />}
    </dialog>
  );
}
