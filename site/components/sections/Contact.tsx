import { Clock, MessageCircle, Phone } from 'lucide-react';
import type { PartProps } from '../../../compiler/page.ts';
import { ContactForm } from '../../islands/contact-form/ContactForm.tsx';
import { ButtonLink } from '../elements/ButtonLink.tsx';
import { Folded } from '../elements/Folded.tsx';
import { RichText, SampleTag, WayPast } from '../elements/RichText.tsx';
import styles from './Contact.module.css';

/**
 * The way to us, never without the way past us.
 * Source: the site specification, "Not the official channel, said beside the button".
 */
export function ContactButton({ label, href, wayPast }: PartProps<'contact-button'>) {
  return (
    <div className={`stack tight ${styles.pair}`}>
      <ButtonLink href={href}>{label}</ButtonLink>
      <WayPast inlines={wayPast} />
    </div>
  );
}

/** When and how to reach a person. */
export function SupportStrip({ hours, phone, chat }: PartProps<'support'>) {
  return (
    <ul className={styles.support}>
      <li data-setting>
        <Clock aria-hidden="true" size={22} />
        {hours}
      </li>
      <li>
        <a href={phone.path} data-setting>
          <Phone aria-hidden="true" size={22} />
          {phone.label}
        </a>
      </li>
      <li>
        <a href={chat.path} rel="noreferrer">
          <MessageCircle aria-hidden="true" size={22} />
          {chat.label}
        </a>
      </li>
    </ul>
  );
}

/** The way to a person, with the way past us beside it. */
export function HelpBanner({ title, text, link, support, wayPast }: PartProps<'help-banner'>) {
  return (
    <section className={`card stack tight ${styles.banner}`} aria-labelledby="help-banner">
      <h2 className={styles.title} id="help-banner">
        {title}
      </h2>
      <p>{text}</p>
      <ButtonLink href={link.path}>{link.label}</ButtonLink>
      <SupportStrip {...support} />
      <WayPast inlines={wayPast} />
    </section>
  );
}

/** Phone, email, hours and chat, for people who would rather not use a form. */
export function ContactWays({ ways }: PartProps<'contact-ways'>) {
  return (
    <dl className={styles.ways} data-setting>
      {ways.map(({ label, sample, value, href }) => (
        <div key={label}>
          <dt>
            {label} {sample !== null && <SampleTag label={sample} />}
          </dt>
          <dd>
            {href === null ? (
              value
            ) : (
              <a href={href} rel={href.startsWith('https:') ? 'noreferrer' : undefined}>
                {value}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The last words of the home page: write to us, read on, or go past us. */
export function CallToAction({ title, text, start, more, wayPast }: PartProps<'call-to-action'>) {
  return (
    <section className={styles.band} aria-labelledby="call-to-action-title">
      <div className={`stack ${styles.row} column`}>
        <h2 id="call-to-action-title">{title}</h2>
        <RichText blocks={text} />
        <p className="wrap">
          <ButtonLink href={start.path}>{start.label}</ButtonLink>{' '}
          <ButtonLink href={more.path} tone="quiet">
            <span>
              {more.label} <span className="visually-hidden">{more.about}</span>
            </span>
          </ButtonLink>
        </p>
        <WayPast inlines={wayPast} />
      </div>
    </section>
  );
}

/** The enquiry form, in the place where it comes to life; at the end of a long page it waits behind a button. */
export function ContactFormPlace({ opener, form }: PartProps<'contact-form'>) {
  return (
    <Folded opener={opener} look="button">
      <div data-island="contact-form">
        <ContactForm {...form} />
      </div>
    </Folded>
  );
}
