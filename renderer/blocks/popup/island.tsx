import { useEffect, useRef, useState } from 'react';
import { Done } from '../../client/form/form-done.tsx';
import { SendingForm, type SendingFormProps } from '../../client/form/sending-form.tsx';
import { useForm } from '../../client/form/use-form.ts';
import { ButtonLink } from '../../sdk/ui/button-link.tsx';
import { barAt } from './bar.ts';
import { useForgetfulDialog } from './use-dialog.ts';

interface PopupIslandProps extends SendingFormProps {
  /** What stands over the bar; the words of the button while it sends when left out. */
  processing?: string | undefined;
  thanks: {
    readonly title: string;
    readonly text?: string | undefined;
    readonly action?: { readonly label: string; readonly href: string } | undefined;
  };
}

/** Form, then the bar, then thanks. Nothing is claimed before it is known: the bar begins to run once the lead has arrived. */
export default function PopupIsland({ thanks, ...props }: PopupIslandProps) {
  const { processing = props.sending ?? props.submit } = props;
  const form = useForm(props.lead);
  const root = useRef<HTMLDivElement>(null);
  useForgetfulDialog(root, form.reset);
  const sent = form.state.kind === 'sent';
  const { percent, over } = useBar(sent);
  return (
    <div ref={root} data-done={sent || undefined}>
      <div role="status">
        {sent && over && (
          <Done id={`${props.id}-done`} title={thanks.title} text={thanks.text}>
            {thanks.action && <ButtonLink {...thanks.action} href={nearest(thanks.action.href)} closes />}
          </Done>
        )}
      </div>
      {sent && !over && (
        <div className="lead-form popup-bar">
          <p>{processing}</p>
          <progress max={100} value={percent} aria-label={processing} />
        </div>
      )}
      {!sent && <SendingForm {...props} form={form} />}
    </div>
  );
}

/** Runs the bar from the moment it is wanted. */
function useBar(wanted: boolean): ReturnType<typeof barAt> {
  const [elapsed, setElapsed] = useState(0);
  const bar = barAt(elapsed);
  useEffect(() => {
    if (!wanted) {
      setElapsed(0);
      return;
    }
    const start = performance.now();
    const timer = setInterval(() => {
      const passed = performance.now() - start;
      setElapsed(passed);
      if (barAt(passed).over) clearInterval(timer);
    }, 10);
    return () => clearInterval(timer);
  }, [wanted]);
  return bar;
}

/** A link to a place that this page has as well leads there instead of to another page. */
function nearest(href: string): string {
  const hash = href.slice(href.indexOf('#'));
  return hash.length > 1 && document.getElementById(decodeURIComponent(hash.slice(1))) ? hash : href;
}
