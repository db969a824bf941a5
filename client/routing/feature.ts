import type { TypePolicies } from '@apollo/client';
import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { NavIconName } from '#client/art/NavIcon/NavIcon.tsx';
import type { Locale } from '#client/i18n/locale.ts';
import type { AppDialogs, PlainDialog } from '#client/platform/dialogs.ts';

/** A few words that are needed before the feature is loaded. */
export type Words = Record<Locale, string>;

/** A place of the main navigation. */
export interface Place {
  to: string;
  icon: NavIconName;
  /** Places stand in this order, from 1. */
  order: number;
  name: Words;
  /** Its name on a phone, or `false` where a phone reaches it by another place. */
  onPhone?: Words | false;
  /** Loaded after the navigation: says that something waits there. */
  badge?: ComponentType<{ className?: string }>;
}

/**
 * What a feature announces in its `feature.ts`, read by the app alone. It is loaded with the first page whatever the page is:
 * components are named by imports that load them later.
 */
export interface Feature {
  /** Routes with nothing of the server's around them. */
  open?: readonly AnyRoute[];
  /** Routes that ask the server. */
  data?: readonly AnyRoute[];
  /** Routes inside the main navigation. */
  shell?: readonly AnyRoute[];
  place?: Place;
  /** Dialogs that any page can open by their name; each shows itself while `useDialogOpen` says so. */
  dialogs?: Partial<Record<keyof AppDialogs, ComponentType>>;
  /** Business codes of failed calls that open one of them. */
  failures?: Readonly<Record<number, PlainDialog>>;
  /** How the cache keeps the types that this feature alone reads. */
  cache?: TypePolicies;
}
