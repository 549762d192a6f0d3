import type { ComponentProps } from 'react';
import { contactDialogId } from '#site/client/dialogs.ts';
import { Button } from '#site/ui/button.tsx';

type Props = Pick<ComponentProps<typeof Button>, 'children' | 'size' | 'hasLine'>;

/** Opens the contact dialog, and logs the event `open_contact`. */
export function ContactButton(props: Props) {
  return (
    <Button
      {...props}
      look="action"
      commandfor={contactDialogId}
      command="show-modal"
      data-event="open_contact"
    />
  );
}
