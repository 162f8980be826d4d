-- Accounts of a common hotel are contacts without a row; a row belongs to a chat, or to one of the sample people.
delete from chat_contacts where linked_account_id is not null and id > 10
  and not exists (select from chats where chats.account_id = chat_contacts.account_id and chats.contact_id = chat_contacts.id);
--> statement-breakpoint
update chat_contacts set linked_account_id = null
where linked_account_id is not null and id <= 10
  and not (select is_demo from accounts where accounts.id = chat_contacts.account_id)
  and not exists (select from chats where chats.account_id = chat_contacts.account_id and chats.contact_id = chat_contacts.id);
