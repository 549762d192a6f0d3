import { agency, planPage, services, trades } from '#content-model/content.ts';
import { exampleAnswers, planOf } from '#content-model/plan.ts';
import { sheetPrices } from '#content-model/price-text.ts';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { sendPlanField, tradeQuestion } from '#contract/plan-fields.ts';
import { BareImage } from '#site/content/picture-image.tsx';
import { pictureSources, type PictureSources } from '#site/content/picture-sources.ts';
import { SampleMark, hideFromSnippets } from '#site/ui/sample-mark.tsx';
import { articleAddress } from '../../page-meta/service.ts';
import { planForm } from '../contact/form/answered-forms.ts';
import { SendAnswers } from '../contact/form/answers.tsx';
import { LogoMark } from '../mark/logo-mark.tsx';
import { Letterhead } from './letterhead.tsx';
import styles from './sheet.module.css';
import { StepFacts } from '../offer/step-facts.tsx';
import { TradePlan } from './trade-plan.tsx';

const { sheet: text } = planPage;

interface Props {
  readonly plan: NonNullable<Content['plan']>;
}

/** The sheet of paper, with an example on it. It has every step; the script shows those of a plan, in their order. */
export function Sheet({ plan }: Props) {
  const answers = exampleAnswers(plan);
  const result = planOf(plan, answers);
  const { goal, number, how, atOnce, steps = [] } = result ?? {};
  const others = plan.services.filter(({ service }) =>
    steps.every((one) => one.service !== service),
  );
  const prices = sheetPrices(result ?? {}, text);
  return (
    <section
      className={styles.sheet}
      data-sheet
      data-example
      data-ground="paper"
      aria-labelledby="sheet-heading"
      {...hideFromSnippets(plan.sample)}
    >
      <div className={styles.top}>
        <p className={`${styles.from} beside display`}>
          <LogoMark onDark={false} />
          {agency.name}
        </p>
        <Letterhead />
      </div>
      <header className={styles.head}>
        <h2 id="sheet-heading" tabIndex={-1} data-sheet-heading>
          {text.heading}
        </h2>
        <p className={`${styles.for} with-script`}>
          {text.forWhom}{' '}
          <bdi data-plan-text="name">
            {trades.find(({ id }) => id === answers[tradeQuestion])?.name}
          </bdi>{' '}
          <span className={plan.sample ? undefined : styles.ofExample}>
            <SampleMark text={text.example} />
          </span>{' '}
          <span className={`${styles.hint} note`} data-plan-hint={text.exampleBegun}>
            {text.exampleHint}
          </span>
        </p>
        <dl className={`${styles.goal} with-script`}>
          <div>
            <dt>{text.goal}</dt>
            <dd className="small-heading" data-plan-text="goal">
              {goal}
            </dd>
          </div>
        </dl>
      </header>
      {trades.map((trade) => (
        <TradePicture key={trade.id} {...trade} isShown={trade.id === answers[tradeQuestion]} />
      ))}
      <p className={`${styles.price} with-script`} data-if-known hidden={prices.start.length === 0}>
        {text.start}:{' '}
        <b data-plan-text="start">
          {prices.start.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </b>
      </p>
      <dl className={`${styles.otherPrices} with-script`}>
        {(['due', 'alternative', 'both'] as const).map((name) => (
          <div key={name} data-if-known hidden={prices[name] === undefined}>
            <dt>{name === 'both' ? text.withSecond : text[name]}:</dt>
            <dd data-plan-text={name}>{prices[name]}</dd>
          </div>
        ))}
      </dl>
      <dl className={`${styles.facts} stack-3 with-script`}>
        <div className={styles.coupon} data-if-known hidden={atOnce === undefined}>
          <dt>{text.atOnce}</dt>
          <dd data-plan-text="atOnce">{atOnce}</dd>
        </div>
        <div>
          <dt>{text.number}</dt>
          <dd className="small-heading" data-plan-text="number">
            {number}
          </dd>
        </div>
        <div data-if-known hidden={how === undefined}>
          <dt>{text.how}</dt>
          <dd data-plan-text="how">{how}</dd>
        </div>
      </dl>
      <div className="without-script">
        <p>{planPage.plans}</p>
        {plan.trades.map(({ trade }) => (
          <section
            key={trade}
            className={styles.trade}
            id={`${tradeQuestion}=${trade}`}
            data-trade={trade}
          >
            <h3>{trades.find(({ id }) => id === trade)?.name}</h3>
            <TradePlan plan={plan} trade={trade} />
          </section>
        ))}
      </div>
      <ol role="list" className={styles.steps} data-steps>
        {steps.map((step, index) => (
          <Step key={step.service} {...step} label={index === 0 ? text.first : text.second} />
        ))}
        {others.map((step) => (
          <Step key={step.service} {...step} />
        ))}
      </ol>
      <div className="without-script no-print" data-send-plainly>
        <SendAnswers name={sendPlanField} form={planForm.id} text={text.send} />
      </div>
    </section>
  );
}

type TradeProps = (typeof trades)[number] & { readonly isShown: boolean };

/** The inside of the visitor's shop. The script shows that of the chosen trade. */
function TradePicture({ id, picture, isShown }: TradeProps) {
  if (!picture) return null;
  const { image, phone = image, focus } = picture;
  const sources = pictureSources({ image: phone, focus }, 'pagePhone');
  // A small drawing of any such shop: without its movements, and without the visitor's sign.
  const show = ({ src, still = src, width, height, photo }: PictureSources) => (
    <BareImage
      className={`${styles.picture} rounded with-script no-print`}
      picture={{ src: still, width, height, ...(photo && { photo }) }}
      alt=""
      sizes="15rem"
      hidden={!isShown}
      data-trade-picture={id}
    />
  );
  return sources instanceof Promise ? sources.then(show) : show(sources);
}

type StepProps = NonNullable<Content['plan']>['services'][number] & {
  /** Of a step of the example: First. */
  readonly label?: string;
};

function Step({ service: name, partOf = name, label, step, because, ...facts }: StepProps) {
  const { weeks, time, price, ...texts } = facts;
  const service = services.find(({ link }) => link === partOf);
  const article = service && articleAddress(service);
  return (
    <li
      className={styles.step}
      data-service={name}
      data-shown={label === undefined ? undefined : ''}
    >
      <p className={`${styles.label} with-script`} data-plan-label>
        {label}
      </p>
      <h3 className="small-heading">{step}</h3>
      <p className={`${styles.because} with-script`} data-because hidden={because === undefined}>
        {because}
      </p>
      <StepFacts {...{ price, weeks, time }} />
      <Details className={styles.reasons} names={['more', 'less']} texts={texts} />
      <button
        type="button"
        className={`${styles.opener} with-script no-print`}
        aria-expanded="false"
        data-parts
      >
        {text.parts}
      </button>
      <Details className={styles.parts} names={['weDo', 'youDo', 'not']} texts={texts} />
      {article !== undefined && service && (
        <p className="no-print">
          <a className="tap-target" href={article}>
            {service.title}
          </a>
        </p>
      )}
    </li>
  );
}

interface DetailsProps {
  readonly className: string | undefined;
  readonly names: readonly Detail[];
  readonly texts: Readonly<Partial<Record<Detail, string | undefined>>>;
}

type Detail = 'more' | 'less' | 'weDo' | 'youDo' | 'not';

function Details({ className, names, texts }: DetailsProps) {
  return (
    <dl className={`${className} ${styles.details}`}>
      {names.map(
        (name) =>
          texts[name] !== undefined && (
            <div key={name}>
              <dt>{text[name]}</dt> <dd>{texts[name]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
