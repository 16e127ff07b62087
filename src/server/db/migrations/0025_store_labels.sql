-- What the digits of the labels mean that a store prints itself: weights, prices, numbers of its own.
alter table store add column label_templates text[] not null default '{}';
