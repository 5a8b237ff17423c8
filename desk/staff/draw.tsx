import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Enquiry, type EnquiryProps } from './Enquiry.tsx';
import { Erase, type EraseProps, Proofs, type ProofsProps } from './Erase.tsx';
import { Entrance, Message } from './Frame.tsx';
import { List, type ListProps } from './List.tsx';

export const drawList = (props: ListProps) => drawn(<List {...props} />);
export const drawEnquiry = (props: EnquiryProps) => drawn(<Enquiry {...props} />);
export const drawErase = (props: EraseProps) => drawn(<Erase {...props} />);
export const drawProofs = (props: ProofsProps) => drawn(<Proofs {...props} />);
export const drawEntrance = (props: { siteName: string }) => drawn(<Entrance {...props} />);

type MessageProps = { siteName: string; heading: string; text: string };

export function drawMessage({ siteName, heading, text }: MessageProps): string {
  return drawn(
    <Message title={heading} heading={heading} siteName={siteName}>
      <p>{text}</p>
    </Message>,
  );
}

function drawn(document: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
