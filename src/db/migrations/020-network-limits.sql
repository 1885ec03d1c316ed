-- Pictures of inquiries are taken away when they have served: the site may delete them, and only them.

grant delete on bank.inquiry_file to bank_app;
