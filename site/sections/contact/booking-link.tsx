import { agency, contact } from '#content-model/content.ts';
import { TextLink } from '#site/ui/text-link.tsx';

/** Leads to the agency's page for appointments, if it has one. */
export function BookingLink() {
  const { booking } = agency;
  if (booking === undefined) return null;
  return (
    <TextLink href={booking} event="booking_click">
      {contact.booking.name}
    </TextLink>
  );
}
