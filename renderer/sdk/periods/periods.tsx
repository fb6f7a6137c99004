interface PeriodsProps {
  /** Name of the radio buttons: no other group on the page has it. */
  name: string;
  legend: string;
  /** Two periods; the first is chosen. */
  options: readonly { readonly name: string; readonly label: string; readonly note?: string | undefined }[];
}

/**
 * A switch between prices, without script: two radio buttons. It needs the style `periods`, and the class `periods` on an
 * element around it and the prices. Each price is an element with the class `period-price`, in the order of the periods.
 */
export function Periods({ name, legend, options }: PeriodsProps) {
  return (
    <fieldset className="periods-switch">
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option, index) => (
        <label key={option.name}>
          <input type="radio" name={name} value={option.name} defaultChecked={index === 0} />
          <span>
            {option.label}
            {option.note && (
              <>
                {' '}
                <small>{option.note}</small>
              </>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
