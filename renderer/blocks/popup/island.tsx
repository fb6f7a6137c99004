import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Done, SendingForm, type SendingFormProps } from '../../client/form/lead-form.tsx';
import { useForm } from '../../client/form/use-form.ts';
import { ButtonLink } from '../../sdk/ui/button-link.tsx';
import { barAt } from './bar.ts';
import { useDialogReset } from './use-dialog-reset.ts';

interface PopupIslandProps extends SendingFormProps {
  /** Text above the bar. Defaults to the button's label while it sends. */
  processing?: string | undefined;
  thanks: {
    readonly title: string;
    readonly text?: ReactNode;
    readonly action?: { readonly label: string; readonly href: string } | undefined;
  };
}

/** The form, then the bar, then the thanks. The bar starts only once the lead has arrived, so that it claims nothing false. */
export default function PopupIsland({ thanks, ...props }: PopupIslandProps) {
  const { processing = props.sending ?? props.submit } = props;
  const form = useForm(props.lead);
  const root = useRef<HTMLDivElement>(null);
  useDialogReset(root, form.reset);
  const sent = form.state.kind === 'sent';
  const { percent, over } = useBar(sent, form.elapsed);
  return (
    <div ref={root} data-done={sent || undefined}>
      <div role="status">
        {sent && over && (
          <Done id={`${props.id}-done`} title={thanks.title} text={thanks.text}>
            {thanks.action && <ButtonLink {...thanks.action} href={onThisPage(thanks.action.href)} closes />}
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

/** Runs the bar while `running` is true. */
function useBar(running: boolean, start = 0): ReturnType<typeof barAt> {
  const [elapsed, setElapsed] = useState(start);
  const bar = barAt(elapsed);
  useEffect(() => {
    if (!running) {
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
  }, [running]);
  return bar;
}

/** Returns only the hash of a link if this page has its target, so that the visitor stays on the page. A server has no document. */
function onThisPage(href: string): string {
  const hash = href.slice(href.indexOf('#'));
  return hash.length > 1 && globalThis.document?.getElementById(decodeURIComponent(hash.slice(1))) ? hash : href;
}
