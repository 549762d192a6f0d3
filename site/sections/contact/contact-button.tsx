import type { ReactNode } from 'react';
import { contactDialogId } from '#site/client/dialogs.ts';
import { Button } from '#site/ui/button.tsx';

interface Props {
  readonly children: ReactNode;
  readonly size?: 'regular' | 'small';
  readonly icon?: ReactNode;
}

/** Opens the contact dialog, and logs the event `open_contact`. */
export function ContactButton({ children, size = 'regular', icon }: Props) {
  return (
    <Button
      look="action"
      size={size}
      icon={icon}
      commandfor={contactDialogId}
      command="show-modal"
      data-event="open_contact"
    >
      {children}
    </Button>
  );
}
