import * as F from '../../sdk/index.ts';
import { Actions, HeadedSection, Icon, Media, Paragraph, plainWords, Words } from '../../sdk/index.ts';

export const serviceDetailsFields = {
  headline: F.headline('What the services have in common.', { max: 90 }),
  lead: F.rich('A sentence or two below the headline.', { max: 300 }).optional(),
  items: F.groups('The services, most wanted first.', { min: 1, max: 10 }, 'One service.', {
    id: F.id('Id that links point to: "reviews" is reached as /services#reviews.'),
    aliases: F.list(F.id('An additional id.'), 'Additional ids that lead to the same service.', { max: 8 }).optional(),
    title: F.text('Name of the service.', { max: 70 }),
    description: F.rich('What the customer gets from it.', { max: 500 }),
    icon: F.icon('An icon above the name.').optional(),
    details: F.list(F.rich('One task.', { max: 160 }), 'What is done, task by task.', { max: 12 }),
    media: F.media('A photo of the result, or a picture drawn from data that proves it.').optional(),
    actions: F.list(F.action('A button.'), 'One or two buttons, the preferred one first.', { max: 2 }).optional(),
  }),
  tone: F.tone(),
};

type ServiceDetailsProps = F.ViewProps<typeof serviceDetailsFields> & F.Ui<'locale' | 'media'>;

export function ServiceDetailsView({ items, ui, ...head }: ServiceDetailsProps) {
  const Title = head.level === 1 ? 'h2' : 'h3';
  return (
    <HeadedSection {...head}>
      {items.map((item) => (
        <article key={item.id} id={item.id} className="service-details" aria-labelledby={`${head.id}-${item.id}`}>
          <div className="service-details-words">
            {item.aliases?.map((alias) => (
              <span key={alias} id={alias} />
            ))}
            {item.icon && <Icon name={item.icon} />}
            <Title id={`${head.id}-${item.id}`}>{item.title}</Title>
            <Paragraph className="lead" text={item.description} />
          </div>
          <div className="service-details-done">
            <ul>
              {item.details.map((detail) => (
                <li key={plainWords(detail)}>
                  <Words text={detail} />
                </li>
              ))}
            </ul>
            <Actions links={item.actions} />
          </div>
          {item.media && <Media id={`${head.id}-${item.id}-proof`} data={item.media} ui={ui} />}
        </article>
      ))}
    </HeadedSection>
  );
}
