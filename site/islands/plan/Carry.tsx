import { useRef, useState } from 'react';
import { calendarEntries } from '../../../plan/calendar-entries.ts';
import { planFile, planFragment, type ReadPlan, readPlan } from '../../../plan/carry.ts';
import { differencesOf } from '../../../plan/merge.ts';
import type { CaseInPlan, Plan } from '../../../plan/shapes.ts';
import type { PlanStore } from '../../../plan/store.ts';
import { takePlanIn } from './Offered.tsx';
import styles from './PlanPage.module.css';
import { Tool } from './small-parts.tsx';
import type { PageView } from './use-plan.ts';

type CarryProps = PageView & {
  plan: Plan;
  entries: readonly CaseInPlan[];
  store: PlanStore;
  /** Shows a plan that says something else than the one here, for the visitor to choose. */
  onOffer: (read: ReadPlan) => void;
  /** Null while there is nothing to erase. */
  onErase: (() => void) | null;
};

/** The plan as a calendar, a file and a link, a plan from a file, and the way to leave nothing here. */
export function Carry(props: CarryProps) {
  const { plan, entries, store, words, today, siteUrl, onOffer, onErase } = props;
  const { page } = words;
  const [told, setTold] = useState('');
  const [hasLink, setHasLink] = useState(false);
  const isEmpty = Object.keys(plan.cases).length === 0;
  // While the page is drawn for the server there is no address.
  const linkNow = () => siteUrl + location.pathname + planFragment(plan);

  async function putInCalendar(): Promise<void> {
    const dates = calendarEntries(entries, { today, siteUrl, words: words.calendar });
    if (dates.length === 0) return setTold(page.noDates);
    const name = store.calendarName();
    const own = dates.map((entry) => ({ ...entry, id: `${name}/${entry.id}` }));
    // The library that writes calendars is as large as the rest of the page.
    const { calendarFile } = await import('../../../plan/calendar-file.ts');
    download('waymark-plan.ics', 'text/calendar', calendarFile(own, new Date()));
  }

  async function takeIn(file: File): Promise<void> {
    const read = readPlan(await file.text());
    if (!('plan' in read)) {
      setTold(read.problem === 'newer' ? page.newerFile : page.notPlan);
    } else if (differencesOf(plan, read.plan).length > 0) {
      setTold('');
      onOffer(read);
    } else {
      setTold(takePlanIn(store, { theirs: read.plan, taken: new Set(), words }));
    }
  }

  return (
    <section className={`stack tight ${styles.carry}`} aria-labelledby="plan-carry">
      <h2 id="plan-carry">{page.carry}</h2>
      <ul className={`stack tight ${styles.tools}`}>
        {!isEmpty && (
          <>
            <li>
              <Tool onClick={() => void putInCalendar()}>{page.calendar}</Tool>
            </li>
            <li>
              <Tool onClick={() => setHasLink(true)}>{page.link}</Tool>
            </li>
            {'share' in navigator && (
              <li>
                <Tool onClick={() => void share(linkNow())}>{page.share}</Tool>
              </li>
            )}
            <li>
              <Tool
                onClick={() => download('waymark-plan.json', 'application/json', planFile(plan))}
              >
                {page.save}
              </Tool>
            </li>
          </>
        )}
        <li>
          <FileTool label={page.takeIn} onFile={takeIn} />
        </li>
      </ul>
      {hasLink && !isEmpty && <PlanLink link={linkNow()} page={page} onTold={setTold} />}
      <p role="status">{told}</p>
      {onErase !== null && (
        <div className={`stack tighter ${styles.erase}`}>
          <Tool onClick={onErase}>{page.erase}</Tool>
          <p className="quiet">{page.eraseHint}</p>
        </div>
      )}
    </section>
  );
}

/** A button that asks for a file. */
function FileTool({ label, onFile }: { label: string; onFile: (file: File) => Promise<void> }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void onFile(file);
          target.value = '';
        }}
      />
      <Tool onClick={() => chooser.current?.click()}>{label}</Tool>
    </>
  );
}

type PlanLinkProps = {
  link: string;
  page: PageView['words']['page'];
  onTold: (sentence: string) => void;
};

/** The link as it is now, to copy with a button or by hand. */
function PlanLink({ link, page, onTold }: PlanLinkProps) {
  const box = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      onTold(page.copied);
    } catch {
      // Refused, or not there: pages without TLS have no clipboard.
      box.current?.focus();
      onTold(page.notCopied);
    }
  }

  return (
    <div className={styles.field}>
      <label htmlFor="plan-link">{page.linkLabel}</label>
      <input
        className="control"
        id="plan-link"
        ref={box}
        dir="ltr"
        readOnly
        value={link}
        aria-describedby="plan-link-hint"
        onFocus={({ target }) => target.select()}
      />
      <Tool onClick={() => void copy()}>{page.copy}</Tool>
      <span className="quiet" id="plan-link-hint">
        {page.linkHint}
      </span>
    </div>
  );
}

/** Hands the link to the apps of the device. */
async function share(url: string): Promise<void> {
  // It rejects where the visitor closes the list without choosing, which needs no word.
  await navigator.share({ title: document.title, url }).catch(() => {});
}

function download(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.download = name;
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.click();
  URL.revokeObjectURL(link.href);
}
